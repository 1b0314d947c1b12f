import { Alert, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ownPack } from '../../../contract/platform/content-packs.ts';
import { type SitePage, sitePageRoutes, sitePageSchema } from '../../../contract/website/site-pages.ts';
import { sectionTypes, siteSectionTypes } from '../../../sections/schemas.ts';
import { useFactsOfPack } from '../../business/statements/predicate-queries.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { nounKey } from '../../platform/route-key.ts';
import { announce } from '../../platform/ui/announce.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { theirsIn } from '../../platform/ui/theirs-or-mine.tsx';
import { write } from '../../platform/write.ts';
import { DraftContext, DraftStore } from '../../templates/templates/draft/draft-store.ts';
import type { KeptDraft } from '../../templates/templates/draft/kept-draft.ts';
import { placeOf } from '../../templates/templates/draft/place.ts';
import { type TemplateDraft, withKeysOf } from '../../templates/templates/draft/template-draft.ts';
import { ForeignPlaceholders, KeptOffer, NotKept } from '../../templates/templates/editor-notices.tsx';
import {
  type EditorState,
  EditorStateContext,
  KnownFactsContext,
  SaveErrorsContext,
} from '../../templates/templates/editor-state.ts';
import { LeaveGuard } from '../../templates/templates/leave-guard.tsx';
import { PreviewValuesContext } from '../../templates/templates/preview/preview-values.ts';
import { SectionList } from '../../templates/templates/sections/section-list.tsx';
import classes from '../../templates/templates/template-editor.module.css';
import { useEditorKeys } from '../../templates/templates/use-editor-keys.ts';
import { useKeptDraft } from '../../templates/templates/use-kept-draft.ts';
import { useOpenSections } from '../../templates/templates/use-open-sections.ts';
import { mergeOrAsk } from '../../templates/templates/versions/ask-to-merge.tsx';
import { ComparePage } from './compare-page.tsx';
import { isNewPage } from './new-page.ts';
import { PageHead } from './page-head.tsx';
import { PageVersions } from './page-versions.tsx';
import { SitePageBar } from './site-page-bar.tsx';
import { documentOfDraft, draftOfPage, placeOfText, refusedFields } from './site-page-draft.ts';
import { SitePagePreview } from './site-page-preview.tsx';

/** Parts of the editor that only templates need. */
const noValues = { page: { values: {}, turn: 0 }, setValue: () => undefined, setTurn: () => undefined };
const offered = [...siteSectionTypes, ...sectionTypes.filter(({ preset }) => !preset)];

/** One page of the site, in the studio of templates. */
export function SitePageEditor({ opened }: { opened: SitePage }) {
  const [stored, setStored] = useState(opened);
  const [store] = useState(() => new DraftStore(draftOfPage(opened.document)));
  const [rest, setRest] = useState(opened.document);
  const [refused, setRefused] = useState<ReturnType<typeof refusedFields>>([]);
  const [theirs, setTheirs] = useState<SitePage | null>(null);
  const [editorId] = useState(() => crypto.randomUUID());
  const place = useRef<HTMLDivElement>(null);
  const sections = useOpenSections(place);
  // A second key press may come before the screen shows the first save.
  const isSaving = useRef(false);
  const isWide = useMediaQuery('(min-width: 1180px)', true, { getInitialValueInEffect: false });
  const saving = useMutation(
    write(sitePageRoutes.save, {
      silentFailure: true,
      // Not after an error: the page may be deleted, and the editor holds text that is not saved.
      changes: (_page, error) => (error ? [] : [nounKey(sitePageRoutes.list)]),
    }),
  );
  const draft = useSyncExternalStore(store.subscribe, () => store.draft);
  const facts = useFactsOfPack(ownPack);
  const document = documentOfDraft(rest, draft);
  const kept = useKeptDraft({ store, id: `site.${opened.id}`, editorId, revision: stored.revision });

  const follow = (page: SitePage) => {
    setStored(page);
    setRest(page.document);
    setTheirs(null);
  };
  const bringTogether = (page: SitePage) => {
    const base = store.base;
    const changed = withKeysOf(draftOfPage(page.document), base);
    const onMerged = (merged: TemplateDraft) => {
      store.edit(() => merged);
      store.setBase(changed);
      follow(page);
      saving.reset();
      announce('Both are brought together. Save the page to keep it.');
    };
    mergeOrAsk({
      base,
      mine: store.draft,
      theirs: changed,
      other: 'another user',
      action: 'Bring together',
      onMerged,
    });
  };
  /** Changes by others stay: only the changes made here are undone. */
  const bringBack = (offer: KeptDraft) =>
    mergeOrAsk({
      base: offer.base,
      mine: offer.draft,
      theirs: store.draft,
      other: 'the saved page',
      action: 'Bring it back',
      onMerged: merged => {
        store.edit(() => merged);
        kept.dropOffer();
      },
    });
  const take = (page: SitePage) => {
    follow(page);
    saving.reset();
    const fresh = draftOfPage(page.document);
    store.edit(() => fresh);
    store.setBase(fresh);
  };
  const save = (then?: () => void, basedOn = stored.revision) => {
    if (isSaving.current) return;
    const isNew = isNewPage(stored);
    if (!isNew && !store.isDirty && rest === stored.document && basedOn === stored.revision) {
      // Saved again, it would only be one more version.
      announce('The page is saved already.');
      then?.();
      return;
    }
    isSaving.current = true;
    const sent = store.draft;
    saving.mutate(
      {
        params: { id: opened.id },
        body: {
          document: documentOfDraft(rest, sent),
          is_hidden: stored.is_hidden && !isNew,
          based_on: basedOn,
        },
      },
      {
        onSuccess: page => {
          follow(page);
          store.saved(sent, draftOfPage(page.document));
          announce(`Page saved. ${page.is_shown ? 'Visitors see it now.' : 'Visitors don’t see it.'}`);
          then?.();
        },
        onError: error => {
          const changed = theirsIn(error, sitePageSchema);
          if (changed) setTheirs(changed);
          const found = refusedFields(error, sent);
          setRefused(found);
          if (found[0]) sections.reveal(found[0].place);
        },
        onSettled: () => {
          isSaving.current = false;
        },
      },
    );
  };
  const errors = useMemo(
    () => Object.fromEntries(saving.error ? refused.map(({ place: at, message }) => [at, message]) : []),
    [saving.error, refused],
  );
  const state: EditorState = {
    claims: [],
    ...sections,
    offered,
  };
  useEditorKeys(place, store, () => save());
  const pick = (text: string, at: number) => {
    const found = placeOfText(store.draft, text);
    const section = store.draft.content_sections[at];
    if (found) sections.reveal(found.place);
    else if (section) sections.reveal(placeOf('section', section.id, 'title'));
  };
  return (
    <DraftContext value={store}>
      <EditorStateContext value={state}>
        <SaveErrorsContext value={errors}>
          <KnownFactsContext value={facts}>
            <PreviewValuesContext value={noValues}>
              <div className={classes.editor} ref={place}>
                <SitePageBar
                  page={stored}
                  isSaving={saving.isPending}
                  onSave={() => save()}
                  onVersions={() =>
                    openDialog({ title: 'Versions' }, close => (
                      <PageVersions id={opened.id} store={store} onRestored={page => (take(page), close())} />
                    ))
                  }
                  onCompare={() =>
                    openDialog({ title: 'The trade’s text beside yours', size: 'xl' }, close => (
                      <ComparePage
                        id={opened.id}
                        mine={documentOfDraft(rest, store.draft)}
                        onTake={changed => {
                          setRest(changed);
                          store.edit(() => draftOfPage(changed));
                        }}
                        close={close}
                      />
                    ))
                  }
                />
                <div className={classes.columns}>
                  <div className={classes.form}>
                    {saving.error && !theirs && (
                      <Alert variant="light" color="red" role="alert" title="Not saved">
                        {refused.length === 0
                          ? errorMessage(saving.error)
                          : refused.map(({ place: at, sentence }) => <div key={at}>{sentence}</div>)}
                      </Alert>
                    )}
                    {theirs && (
                      <Alert variant="light" color="yellow" role="alert" title="Another user saved this page">
                        <div className="buttons">
                          <PrimaryButton onClick={() => bringTogether(theirs)}>Merge both</PrimaryButton>
                          <Button onClick={() => take(theirs)}>Take their text</Button>
                          <Button onClick={() => save(undefined, theirs.revision)}>Save mine over it</Button>
                        </div>
                      </Alert>
                    )}
                    {kept.offer && (
                      <KeptOffer
                        kept={kept.offer}
                        onTake={() => kept.offer && bringBack(kept.offer)}
                        onDiscard={kept.dropOffer}
                      />
                    )}
                    {!kept.isKept && <NotKept />}
                    <ForeignPlaceholders />
                    <PageHead document={document} isOwn={stored.origin === 'owner'} />
                    <SectionList />
                  </div>
                  {isWide && (
                    <div className={classes.aside}>
                      <SitePagePreview document={document} onPick={pick} />
                    </div>
                  )}
                </div>
                {!isWide && <SitePagePreview document={document} onPick={pick} />}
                <LeaveGuard onSave={save} />
              </div>
            </PreviewValuesContext>
          </KnownFactsContext>
        </SaveErrorsContext>
      </EditorStateContext>
    </DraftContext>
  );
}
