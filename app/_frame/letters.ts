import { LETTERS } from '../_design/generated/letters';

/** Under this key the device keeps which style sheet of letters it has loaded; the start script reads it. */
export const LETTERS_KEPT = 'saitei-letters';

/**
 * Brings the Japanese web font: the page is read and used in letters of the device until then, so that a slow network
 * carries first what the page does, and the text is set anew once. From the next page on the start script brings it.
 */
export function bringLetters(): void {
  if (document.querySelector(`link[href="${LETTERS}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = LETTERS;
  link.onload = () => {
    try {
      localStorage.setItem(LETTERS_KEPT, LETTERS);
    } catch {
      // A browser that refuses storage brings the letters late on every page.
    }
  };
  document.head.append(link);
}
