import { notifications } from '@mantine/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TemplateWatch } from '../../../contract/templates/template-watch.ts';
import { type Template, templateRoutes } from '../../../contract/templates/templates.ts';
import { call } from '../../platform/api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { keyOf } from '../../platform/route-key.ts';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { useServerEvents } from '../../platform/use-server-events.ts';
import { differences } from './draft/draft-parts.ts';
import type { DraftStore } from './draft/draft-store.ts';
import type { KeptDraft } from './draft/kept-draft.ts';
import { draftOf, type TemplateDraft, withKeysOf } from './draft/template-draft.ts';
import type { TemplateSaving } from './use-template-saving.ts';
import { mergeOrAsk } from './versions/ask-to-merge.tsx';

interface MergingInput {
  store: DraftStore;
  id: string | null;
  editorId: string;
  client: QueryClient;
  saving: TemplateSaving;
}

/** Placeholder id of an unsaved template; no request uses it. */
const none = '00000000-0000-4000-8000-000000000000';

type Then = (template: Template) => void;

/** Merges versions that others save into the open draft, since two people may edit one template at once. */
export function useTemplateMerging({ store, id, editorId, client, saving }: MergingInput) {
  const [news, setNews] = useState<TemplateWatch | null>(null);
  useServerEvents({
    route: templateRoutes.events,
    params: { id: id ?? none, editor_id: editorId },
    event: 'template',
    enabled: id !== null,
    onMessage: setNews,
  });
  const [isBusy, setBusy] = useState(false);
  const other = news?.updated_by_email ?? 'another user';
  const isNewer =
    news !== null && saving.revision !== null && news.revision > saving.revision && !saving.isSaving;

  /** Replaces the draft by the stored text, as an edit that can be undone. */
  const adopt = (template: Template) => {
    const stored = withKeysOf(draftOf(template, template), store.draft);
    store.edit(() => stored);
    store.setBase(stored);
    saving.setRevision(template.revision);
  };

  /** Merges a stored text into the draft, and asks where both changed the same text. */
  const merge = (theirs: Template, action: string, done: () => void) => {
    const { base, draft: mine } = store;
    const stored = withKeysOf(draftOf(theirs, theirs), base);
    const onMerged = (merged: TemplateDraft) => {
      store.edit(() => merged);
      store.setBase(stored);
      saving.setRevision(theirs.revision);
      client.setQueryData(keyOf(templateRoutes.read, { params: { id: theirs.id } }), theirs);
      announce(`Merged ${counted(differences(base, stored).length, 'change')} by ${other}.`);
      done();
    };
    mergeOrAsk({ base, mine, theirs: stored, other, action, onMerged });
  };

  const read = async (use: (theirs: Template) => void) => {
    if (id === null) return;
    setBusy(true);
    try {
      use(await call(templateRoutes.read, { params: { id } }));
    } catch (error) {
      notifications.show({ color: 'red', message: errorMessage(error), role: 'alert' });
    } finally {
      setBusy(false);
    }
  };

  // The draft has no changes, so the saved text can replace it without a question.
  const follow = useEffectEvent(() => {
    if (id === null) return;
    const show = (theirs: Template) => {
      if (store.isDirty) return;
      adopt(theirs);
      announce(`${other} saved this template. You see their text now.`);
    };
    // After a failed read the next save reports the newer version and merges.
    void call(templateRoutes.read, { params: { id } }).then(show, () => undefined);
  });
  const shouldFollow = isNewer && !store.isDirty;
  const newest = news?.revision ?? 0;
  useEffect(() => {
    if (shouldFollow && newest > 0) follow();
  }, [shouldFollow, newest]);

  return {
    /** Who else has this template open. */
    others: news?.editors.filter(editor => editor.editor_id !== editorId) ?? [],
    /** The template and its pages are being deleted. */
    isLeaving: news !== null && news.deletion_id !== null,
    newer: isNewer && store.isDirty ? news : null,
    isBusy,
    adopt,
    mergeNow: () => void read(theirs => merge(theirs, 'Bring together', () => undefined)),
    mergeThenSave: (theirs: Template, then?: Then) =>
      merge(theirs, 'Save both together', () => saving.save(then)),
    /** Restores the local draft on top of later saved versions. */
    bringBack: (kept: KeptDraft) =>
      mergeOrAsk({
        base: kept.base,
        mine: kept.draft,
        // An unsaved template is merged with the sample it began with.
        theirs: id === null ? kept.base : store.draft,
        other: 'the saved template',
        action: 'Bring it back',
        onMerged: draft => {
          store.edit(() => draft);
          announce('Your unsaved work is back. Save the template to keep it.');
        },
      }),
  };
}
