import classes from './status-badge.module.css';

export type Tone = 'neutral' | 'yellow' | 'blue' | 'orange' | 'green' | 'red';

export interface StatusBadgeProps {
  tone: Tone;
  word: string;
  busy?: boolean;
}

/** A status label with a color, and an animated dot while work is running. */
export function StatusBadge({ tone, word, busy = false }: StatusBadgeProps) {
  return (
    <span
      className={classes.badge}
      data-tone={tone}
      data-busy={busy || undefined}
      style={{ color: `var(--tone-${tone})`, background: `var(--tone-${tone}-ground)` }}
    >
      {word}
    </span>
  );
}
