import classes from './status-badge.module.css';

export type Tone = 'neutral' | 'yellow' | 'blue' | 'orange' | 'green' | 'red';

/** A status: always a word, with a colour that helps and a dot that moves while work goes on. */
export function StatusBadge({ tone, word, busy = false }: { tone: Tone; word: string; busy?: boolean }) {
  return (
    <span className={classes.badge} data-tone={tone} data-busy={busy || undefined}>
      {word}
    </span>
  );
}
