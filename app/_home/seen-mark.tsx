'use client';

import { useEffect } from 'react';
import { remember } from './seen';

/** Remembers on this device that the page was looked at. */
export function SeenMark() {
  useEffect(() => remember(location.pathname, document.title), []);
  return null;
}
