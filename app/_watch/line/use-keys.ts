import { useEffect } from 'react';
import type { Move } from './state';

/** The keys of the play, anywhere on the page but where keys have a meaning of their own. */
export function useKeys(move: (move: Move) => void, toggle: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event)) return;
      const by = event.shiftKey ? 'stop' : 'row';
      switch (event.key) {
        case 'ArrowRight':
          move({ by, change: 1 });
          break;
        case 'ArrowLeft':
          move({ by, change: -1 });
          break;
        case 'Home':
          move({ by: 'end', at: 'first' });
          break;
        case 'End':
          move({ by: 'end', at: 'last' });
          break;
        case ' ':
          toggle();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [move, toggle]);
}

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog[open]') || target.isContentEditable) return true;
  if (/^(input|textarea|select)$/i.test(target.tagName)) return true;
  return key === ' ' && /^(button|a|summary)$/i.test(target.tagName);
}
