import { useEffect, useState } from 'react';
import { removeStored, store } from '../../platform/browser-storage.ts';
import { type KeptDraft, keptKey, type PostValues, readKeptDrafts } from './post-draft.ts';

const PAUSE = 600;

interface Writing {
  id: string | null;
  values: PostValues;
  revision: number;
  isDirty: boolean;
}

/** Stores the current text in this browser, and finds texts after a crash: one after the other, newest first. */
export function useKeptDraft({ id, values, revision, isDirty }: Writing) {
  const [editorId] = useState(() => crypto.randomUUID());
  const key = keptKey(id, editorId);
  const [[found, ...others], setFound] = useState(() =>
    readKeptDrafts(id).filter(({ draft }) => JSON.stringify(draft.values) !== JSON.stringify(values)),
  );
  useEffect(() => {
    if (!isDirty) {
      removeStored(key);
      return undefined;
    }
    const timer = setTimeout(() => store(key, { values, revision, at: new Date().toISOString() }), PAUSE);
    return () => clearTimeout(timer);
  }, [key, values, revision, isDirty]);
  const discard = () => {
    if (found) removeStored(found.key);
    setFound(others);
  };
  return {
    found: found?.draft ?? null,
    discard,
    /** The editor shows it from now on, so it is this editor's to keep. */
    adopt: (draft: KeptDraft) => {
      store(key, draft);
      discard();
    },
    /** Deletes this editor's stored text. */
    drop: () => removeStored(key),
  };
}
