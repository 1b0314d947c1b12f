import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DraftStore } from './draft/draft-store.ts';

/** Ctrl+Z, Ctrl+Shift+Z (or Ctrl+Y) and Ctrl+S, wherever the focus is; a field of another dialog keeps its own undo. */
export function useEditorKeys(
  editor: RefObject<HTMLElement | null>,
  store: DraftStore,
  onSave: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') {
      event.preventDefault();
      onSave();
    } else if ((key === 'z' || key === 'y') && !isForeignField(event.target, editor.current)) {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) store.redo();
      else store.undo();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isForeignField(target: EventTarget | null, editor: HTMLElement | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea') && !editor?.contains(target);
}
