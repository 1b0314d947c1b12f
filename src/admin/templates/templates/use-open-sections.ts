import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { sectionOf } from './draft/place.ts';
import type { EditorState } from './editor-state.ts';
import { focusPlace } from './focus-place.ts';

type OpenSections = Pick<EditorState, 'open' | 'setOpen' | 'reveal' | 'toggle'>;

/** Which sections of an editor are open. `editor` holds their fields. */
export function useOpenSections(editor: RefObject<HTMLElement | null>): OpenSections {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    open,
    setOpen,
    reveal: (to, from = 0, until = from) => {
      const section = sectionOf(to);
      if (section !== null && !open.has(section)) flushSync(() => setOpen(new Set([...open, section])));
      focusPlace(editor.current, to, from, until);
    },
    toggle: section => {
      const next = new Set(open);
      if (!next.delete(section)) next.add(section);
      setOpen(next);
    },
  };
}
