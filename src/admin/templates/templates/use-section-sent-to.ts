import { type RefObject, useEffect, useRef } from 'react';
import type { EditorView } from './editor-view.ts';

/** Opens the section that the address names and brings it into sight, once. */
export function useSectionSentTo(
  root: RefObject<HTMLElement | null>,
  section: string | undefined,
  { open, setOpen }: Pick<EditorView, 'open' | 'setOpen'>,
): void {
  const done = useRef(false);
  useEffect(() => {
    if (section === undefined || done.current) return;
    const card = root.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`);
    if (!card) return;
    if (!open.has(section)) {
      setOpen(new Set([...open, section]));
      return;
    }
    done.current = true;
    card.scrollIntoView({ block: 'start' });
    card.querySelector<HTMLElement>('textarea, input')?.focus({ preventScroll: true });
  }, [root, section, open, setOpen]);
}
