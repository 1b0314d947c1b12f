import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { announce } from '../../../platform/ui/announce.ts';
import { counted } from '../../../platform/ui/count.ts';
import { withInserted } from '../draft/change-draft.ts';
import { pastedSections } from '../draft/copied-sections.ts';
import { useDraftStore } from '../draft/draft-store.ts';
import { askForPaste } from './ask-for-paste.tsx';

/** Pastes the clipboard behind a section, or at the end. If the browser denies reading it, asks for the text. */
export function usePasteSections(): (behind: string | null) => Promise<void> {
  const store = useDraftStore();
  return useCallback(
    async behind => {
      const text = await readClipboard();
      const use = (given: string): string | null => {
        const pasted = pastedSections(given);
        if ('refusal' in pasted) return pasted.refusal;
        const before = store.draft.content_sections.length;
        store.edit(draft => withInserted(draft, pasted.sections, behind));
        const added = store.draft.content_sections.length - before;
        announce(`Pasted ${counted(added, 'section')}.`);
        for (const issue of pasted.issues.slice(0, 3)) notifications.show({ message: issue });
        return null;
      };
      const refusal = text === null ? '' : use(text);
      if (refusal !== null) askForPaste(refusal, use);
    },
    [store],
  );
}

async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
