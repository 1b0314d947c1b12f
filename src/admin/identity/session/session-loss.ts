let isLost = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isLost === next) return;
  isLost = next;
  for (const listener of listeners) listener();
}

/**
 * Whether the session ended while somebody was working. What they have on the screen stays as it is, half-filled forms too,
 * and a dialog over it lets them sign in again.
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
