import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Template } from '../../../contract/templates/templates.ts';
import type { FieldValues } from '../../../engine/index.ts';
import { sectionTypes } from '../../../sections/schemas.ts';
import { openClaims } from '../../business/claims/open-claims.tsx';
import { findPack, packQueries } from '../../business/packs/pack-queries.ts';
import { useFactsOfPack } from '../../business/statements/predicate-queries.ts';
import { useExampleTown } from '../../platform/settings/example-town.ts';
import { CustomFields } from './custom-fields.tsx';
import { DraftContext, type DraftStore, useDraft } from './draft/draft-store.ts';
import { forgetDraft } from './draft/kept-draft.ts';
import { DraftBar } from './draft-bar.tsx';
import {
  ForeignPlaceholders,
  KeptOffer,
  LeavingTemplate,
  NotKept,
  OthersHere,
  SavedElsewhere,
} from './editor-notices.tsx';
import {
  type EditorState,
  EditorStateContext,
  KnownFactsContext,
  SaveErrorsContext,
} from './editor-state.ts';
import { HeroTemplates, SeoTemplates, TemplateSettings } from './head-texts.tsx';
import { IssueList } from './issue-list.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PreviewModal } from './preview/preview-modal.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { PreviewValuesContext } from './preview/preview-values.ts';
import { SectionList } from './sections/section-list.tsx';
import classes from './template-editor.module.css';
import { templateQueries } from './template-queries.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useOpenSections } from './use-open-sections.ts';
import { useTemplateMerging } from './use-template-merging.ts';
import { useTemplateSaving } from './use-template-saving.ts';
import { VersionsDrawer } from './versions/versions-drawer.tsx';

/** Offers to move the template's pages to the version that a save made. */
export type MoveOfferPart = ComponentType<{ templateId: string; onClose: () => void }>;

interface TemplateEditorProps {
  /** Null: it does not exist yet. */
  id: string | null;
  store: DraftStore;
  revision: number | null;
  /** Receives the id of a new template. */
  onCreated?: (id: string) => void;
  /** The section that a link opened. */
  section?: string | undefined;
  MoveOffer: MoveOfferPart;
}

/** One template: its texts, the page preview, and protection of unsaved work. */
export function TemplateEditor({
  id,
  store,
  revision,
  onCreated,
  section: wanted,
  MoveOffer,
}: TemplateEditorProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [editorId] = useState(() => crypto.randomUUID());
  const [dialog, setDialog] = useState<'preview' | 'versions' | null>(null);
  const [target, setTarget] = useState<{ id: string } | null>(null);
  const preview = usePreview(store);
  const isWide = useMediaQuery('(min-width: 1180px)', true, { getInitialValueInEffect: false });
  const place = useRef<HTMLDivElement>(null);
  const sections = useOpenSections(place);

  const saving = useTemplateSaving({
    store,
    id,
    revision,
    onStale: (theirs, then) => merging.mergeThenSave(theirs, then),
    onClaims: (claims, then) => openClaims({ claims, onAccepted: () => saving.save(then) }),
    onRefused: sections.reveal,
  });
  const merging = useTemplateMerging({ store, id, editorId, client, saving });
  const kept = useKeptDraft({ store, id, editorId, revision: saving.revision });

  const goToCreated = (template: Template) => {
    if (id !== null) return;
    forgetDraft(null, editorId);
    onCreated?.(template.id);
    void navigate({
      to: '/admin/templates/$id/edit',
      params: { id: template.id },
      replace: true,
      ignoreBlocker: true,
    });
  };
  const save = () => saving.save(goToCreated);
  const claims = useQuery({
    ...templateQueries.claims(id ?? '', saving.revision ?? 0),
    enabled: id !== null,
  }).data;
  const facts = useFactsOfPack(useSyncExternalStore(store.subscribe, () => store.draft.content_pack));
  const state: EditorState = {
    claims: claims ?? [],
    ...sections,
    offered: sectionTypes,
  };
  useEditorKeys(place, store, save);
  useSectionSentTo(place, wanted, state);
  // The preview scrolls to the section that is being edited.
  const followFocus = (event: FocusEvent) => {
    const section = event.target.closest('[data-section]')?.getAttribute('data-section');
    if (section && section !== target?.id && event.target.matches('textarea')) setTarget({ id: section });
  };
  const takeKept = () => {
    if (kept.offer) merging.bringBack(kept.offer);
    kept.dropOffer();
  };
  return (
    <DraftContext value={store}>
      <EditorStateContext value={state}>
        <SaveErrorsContext value={saving.errors}>
          <KnownFactsContext value={facts}>
            <PreviewValuesContext value={preview}>
              <div className={classes.editor} ref={place}>
                <EditorBar
                  exists={id !== null}
                  isSaving={saving.isSaving}
                  onSave={save}
                  onPreview={() => setDialog('preview')}
                  onVersions={() => setDialog('versions')}
                  note={
                    id !== null &&
                    saving.hasNewVersion && <MoveOffer templateId={id} onClose={saving.dropNewVersion} />
                  }
                />
                <div className={classes.columns}>
                  <div className={classes.form} onFocus={followFocus}>
                    {merging.isLeaving && <LeavingTemplate />}
                    <OthersHere others={merging.others} />
                    {kept.offer && (
                      <KeptOffer kept={kept.offer} onTake={takeKept} onDiscard={kept.dropOffer} />
                    )}
                    {!kept.isKept && <NotKept />}
                    <ForeignPlaceholders />
                    {merging.newer && (
                      <SavedElsewhere
                        news={merging.newer}
                        isBusy={merging.isBusy}
                        onMerge={merging.mergeNow}
                      />
                    )}
                    <TemplateSettings />
                    <SeoTemplates />
                    <HeroTemplates />
                    <SectionList />
                    <CustomFields />
                  </div>
                  {isWide && (
                    <div className={classes.aside}>
                      <PreviewPanel target={target} onEnlarge={() => setDialog('preview')} />
                    </div>
                  )}
                </div>
                <PreviewModal opened={dialog === 'preview'} onClose={() => setDialog(null)} />
                {dialog === 'versions' && id !== null && (
                  <VersionsDrawer
                    id={id}
                    onClose={() => setDialog(null)}
                    onRestored={template => {
                      merging.adopt(template);
                      setDialog(null);
                    }}
                  />
                )}
                <LeaveGuard onSave={then => saving.save(then)} />
              </div>
            </PreviewValuesContext>
          </KnownFactsContext>
        </SaveErrorsContext>
      </EditorStateContext>
    </DraftContext>
  );
}

function usePreview(store: DraftStore) {
  const pack = useSyncExternalStore(store.subscribe, () => store.draft.content_pack);
  const { data } = useQuery(packQueries.list());
  const keyword = findPack(data?.items ?? [], pack)?.keyword ?? '';
  const { city, state } = useExampleTown();
  const [chosen, setChosen] = useState<FieldValues>({});
  const [turn, setTurn] = useState(0);
  return useMemo(
    () => ({
      page: { values: { keyword, city, state, ...chosen }, turn },
      setTurn,
      setValue: (name: string, value: string) => setChosen(before => ({ ...before, [name]: value })),
    }),
    [keyword, city, state, chosen, turn],
  );
}

interface EditorBarProps {
  exists: boolean;
  isSaving: boolean;
  onSave: () => void;
  onPreview: () => void;
  onVersions: () => void;
  note: ReactNode;
}

/** What can be done with the template as a whole. */
function EditorBar({ exists, isSaving, onSave, onPreview, onVersions, note }: EditorBarProps) {
  const name = useDraft(draft => draft.name);
  return (
    <DraftBar
      title={exists ? 'Edit Template' : 'Create Template'}
      name={name}
      back={{ to: '/admin/templates', label: 'Templates' }}
      issues={<IssueList />}
      onVersions={exists ? onVersions : undefined}
      isSaving={isSaving}
      saveLabel="Save Template"
      onSave={onSave}
      note={note}
    >
      <Button leftSection={<IconEye size={16} aria-hidden />} onClick={onPreview}>
        Preview
      </Button>
    </DraftBar>
  );
}

/** Opens the section that the address names and brings it into sight, once. */
function useSectionSentTo(
  root: RefObject<HTMLElement | null>,
  section: string | undefined,
  { open, setOpen }: Pick<EditorState, 'open' | 'setOpen'>,
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
