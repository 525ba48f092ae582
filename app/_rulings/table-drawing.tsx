import type { Drawing } from './drawing';
import styles from './table-drawing.module.css';

/** A small drawing of a table: it says nothing that the words beside it do not, and is passed over when read aloud. */
export function TableDrawing({ drawing }: { drawing: Drawing }) {
  const { cards, quiet, attack, block } = drawing;
  return (
    <svg className={styles.drawing} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <path className={styles.half} d="M0 32h96" />
      {quiet === '' ? null : <path className={styles.quiet} d={quiet} />}
      {cards === '' ? null : <path className={styles.cards} d={cards} />}
      {attack === '' ? null : <path className={styles.attack} d={attack} />}
      {block === '' ? null : <path className={styles.block} d={block} />}
    </svg>
  );
}
