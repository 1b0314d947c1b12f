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

/** Stores unsaved work in this browser, and offers it after a crash, a closed window or a lost session. */
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
      // Otherwise a navigation right after saving or typing would leave an older draft stored.
      now();
      document.removeEventListener('visibilitychange', now);
      window.removeEventListener('pagehide', now);
    };
  }, [store]);

  /** Deletes the stored draft after the user accepts or declines it. */
  const dropOffer = () => {
    setOffer(null);
    forgetDraft(id, null);
  };
  return { offer, dropOffer, isKept };
}
