import { useEffect, useState } from 'react';
import { dropKeptDraft, type KeptDraft, keepDraft, type PostValues, readKeptDraft } from './post-draft.ts';

const PAUSE = 600;

interface Writing {
  id: string | null;
  values: PostValues;
  revision: number;
  isDirty: boolean;
}

/** Keeps what is being written in this browser, and finds what a crash left behind. */
export function useKeptDraft({ id, values, revision, isDirty }: Writing) {
  const [found, setFound] = useState<KeptDraft | null>(() => {
    const kept = readKeptDraft(id);
    return kept && JSON.stringify(kept.values) !== JSON.stringify(values) ? kept : null;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => keepDraft(id, { values, revision, at: new Date().toISOString() }), PAUSE);
    return () => clearTimeout(timer);
  }, [id, values, revision, isDirty]);
  return {
    found,
    settle: () => setFound(null),
    drop: () => {
      dropKeptDraft(id);
      setFound(null);
    },
  };
}
