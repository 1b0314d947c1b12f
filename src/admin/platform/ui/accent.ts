/** The look of the one thing a screen wants done. */
export const accent = { color: 'haul', variant: 'filled' } as const;
