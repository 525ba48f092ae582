import { LETTERS } from '../_design/generated/letters';

/** So many times as long as a page took until it answers, its reader has the network to themselves. */
const PATIENCE = 3;

/**
 * Brings the Japanese web font some time after the page answers: until then it is read in letters of the device, so that a
 * slow network carries first what the page does and what its reader asks for at once. Where a service worker keeps the
 * letters, or the device has none, the start script has brought them.
 */
export function bringLetters(): void {
  if (document.querySelector(`head > link[href="${LETTERS}"]`)) return;
  setTimeout(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = LETTERS;
    document.head.append(link);
  }, PATIENCE * performance.now());
}
