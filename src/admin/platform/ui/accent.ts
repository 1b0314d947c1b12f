/** The look of the one thing a screen wants done. */
export const accent = { color: 'action', variant: 'filled' } as const;
