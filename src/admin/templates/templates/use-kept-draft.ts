import { useEffect, useEffectEvent, useState } from 'react';
import { differences } from './draft/draft-parts.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { forgetDraft, type KeptDraft, keepDraft, keptDraft } from './draft/kept-draft.ts';

interface KeptInput {
  store: DraftStore;
  id: string | null;
  editorId: string;
  revision: number | null;
}

/** After the last key press, in ms. */
const pause = 400;

/**
 * Keeps unsaved work in this browser while one writes, and offers what was left over from before: after a crash, a closed
 * window, a lost session.
 */
export function useKeptDraft({ store, id, editorId, revision }: KeptInput) {
  const [offer, setOffer] = useState<KeptDraft | null>(() => {
    const kept = keptDraft(id);
    return kept && differences(store.draft, kept.draft).length > 0 ? kept : null;
  });
  const [isKept, setKept] = useState(true);
  const keep = useEffectEvent(() => {
    const { draft, base } = store;
    if (!store.isDirty) {
      forgetDraft(id, editorId);
      return;
    }
    const kept = { editor_id: editorId, kept_at: new Date().toISOString(), revision, base, draft };
    setKept(keepDraft(id, kept, offer ? '.later' : ''));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    };
    const now = () => {
      clearTimeout(timer);
      keep();
    };
    const leave = store.subscribe(later);
    document.addEventListener('visibilitychange', now);
    window.addEventListener('pagehide', now);
    return () => {
      leave();
      // After leaving right after saving or typing, what was kept before that would be found otherwise.
      now();
      document.removeEventListener('visibilitychange', now);
      window.removeEventListener('pagehide', now);
    };
  }, [store]);

  /** The offer was taken or turned down: what was kept for it is forgotten. */
  const dropOffer = () => {
    setOffer(null);
    forgetDraft(id, null);
  };
  return { offer, dropOffer, isKept };
}
