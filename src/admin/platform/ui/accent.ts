/** The style of a screen's primary action. */
export const accent = { color: 'action', variant: 'filled' } as const;
