import { useBlocker } from '@tanstack/react-router';

/**
 * Asks before unsaved work is lost, by a link here or by closing the window. `where` it is: “on this page”. `onLeft`:
 * the user left.
 */
export function useLeaveQuestion(isDirty: () => boolean, where: string, onLeft?: () => void): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isSameScreen =
        current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search);
      if (isSameScreen || !isDirty()) return false;
      if (!window.confirm(`Leave without saving? What you changed ${where} will be lost.`)) return true;
      onLeft?.();
      return false;
    },
    enableBeforeUnload: isDirty,
  });
}
