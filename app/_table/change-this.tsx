'use client';

import { useEffect, useRef } from 'react';
import type { Edition } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Scenario } from '@/scenarios/format/schema';
import { address, TRY } from '../_frame/addresses';
import type { Line } from '../_watch/line/line';
import { wordsIn } from '../_words/words';

interface Props {
  lang: Lang;
  scenario: Scenario;
  edition: Edition;
  line: Line;
  row: number;
  /** The place that the address names is shown. */
  arrived: boolean;
}

/** Leads to a table of one's own with the position shown on it, and the play that led there. */
export function ChangeThis({ lang, scenario, edition, line, row, arrived }: Props) {
  const tried = useRef(false);
  // Who only reads the ruling does not load what writes links.
  const open = async (): Promise<void> => {
    const { linkFrom } = await import('./from-line');
    location.assign(`${address.table(lang)}#t=${linkFrom(scenario, edition, line, row)}`);
  };
  // The address is kept on the place shown from then on: whoever comes back finds the scenario.
  useEffect(() => {
    if (location.search.split('&').includes(TRY)) tried.current = true;
  }, []);
  useEffect(() => {
    if (!tried.current || !arrived) return;
    tried.current = false;
    void open();
  });
  return (
    <button type="button" onClick={open}>
      {wordsIn(lang).bench.from}
    </button>
  );
}
