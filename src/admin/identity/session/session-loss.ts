let isLost = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isLost === next) return;
  isLost = next;
  for (const listener of listeners) listener();
}

/**
 * Tells whether the session ended while the user was working. The screen stays as it is, with half-filled forms, and a
 * dialog over it lets the user sign in again.
 */
export const sessionLoss = {
  happened: () => set(true),
  isOver: () => set(false),
  isLost: () => isLost,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
