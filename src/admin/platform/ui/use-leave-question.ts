import { useBlocker } from '@tanstack/react-router';

/** Asks before unsaved work is left behind, by a link here or by closing the window. `where` it is: “on this page”. */
export function useLeaveQuestion(isDirty: () => boolean, where: string): void {
  useBlocker({
    shouldBlockFn: () =>
      isDirty() && !window.confirm(`Leave without saving? What you changed ${where} will be lost.`),
    enableBeforeUnload: isDirty,
  });
}
