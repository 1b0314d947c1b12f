import { useEffect, useState } from 'react';
import {
  dropKeptDraft,
  type KeptDraft,
  keepDraft,
  keptKey,
  type PostValues,
  readKeptDrafts,
} from './post-draft.ts';

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
      dropKeptDraft(key);
      return undefined;
    }
    const timer = setTimeout(() => keepDraft(key, { values, revision, at: new Date().toISOString() }), PAUSE);
    return () => clearTimeout(timer);
  }, [key, values, revision, isDirty]);
  const discard = () => {
    if (found) dropKeptDraft(found.key);
    setFound(others);
  };
  return {
    found: found?.draft ?? null,
    discard,
    /** The editor shows it from now on, so it is this editor's to keep. */
    adopt: (draft: KeptDraft) => {
      keepDraft(key, draft);
      discard();
    },
    /** Deletes this editor's stored text. */
    drop: () => dropKeptDraft(key),
  };
}
