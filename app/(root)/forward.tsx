'use client';

import { useEffect } from 'react';
import { address } from '../_frame/addresses';

/** Goes on to the home page in the first of the browser's languages that the site has; English for anyone else. */
export function Forward() {
  useEffect(() => {
    const first = navigator.languages.find((tag) => /^(ja|en)\b/i.test(tag)) ?? 'en';
    location.replace(address.home(first.toLowerCase().startsWith('ja') ? 'ja' : 'en'));
  }, []);
  return null;
}
