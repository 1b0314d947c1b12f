import { Accordion, Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OverrideConflict } from '../../../contract/pages/overrides.ts';
import { pageMoveRoutes } from '../../../contract/pages/page-moves.ts';
import { pageReportRoutes } from '../../../contract/pages/page-reports.ts';
import { type Page, pageRoutes } from '../../../contract/pages/pages.ts';
import { claimsIn } from '../../business/claims/claims-in.ts';
import { openClaims } from '../../business/claims/open-claims.tsx';
import { type Replacement, replacementsOf, replaceWritten } from '../../business/claims/replacements.ts';
import { errorMessage, isRefusal } from '../../platform/api-error.ts';
import { keyOf, nounKey } from '../../platform/route-key.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { useLeaveQuestion } from '../../platform/ui/use-leave-question.ts';
import { write } from '../../platform/write.ts';
import { ConflictTexts } from '../page-moves/conflict-texts.tsx';
import { changeAddress } from './change-address.tsx';
import {
  answerAll,
  draftChanges,
  draftSince,
  emptyDraft,
  lostByUndo,
  type PageChanges,
  type PageDraft,
} from './page-changes.ts';
import classes from './page-editor.module.css';
import { PageFieldInput } from './page-field-input.tsx';
import { lostEdits, type PageFieldGroup, pageFieldGroups, placeKey } from './page-fields.ts';
import { PagePreview } from './page-preview.tsx';
import { viewLink } from './page-view-link.ts';

type Sent = PageChanges & { revision: string };

/** What of a draft is still to be saved when something was. */
type Left = (draft: PageDraft) => PageDraft;
const keepAll: Left = draft => draft;
const sinceSent =
  (sent: PageDraft): Left =>
  draft =>
    draftSince(draft, sent);

/** The texts of one page, from the template or edited by hand. */
export function PageEditor({ page }: { page: Page }) {
  const client = useQueryClient();
  const saving = useMutation(
    write(pageRoutes.update, {
      done: ({ status }) =>
        status === 'published'
          ? 'Page saved. Visitors see it now.'
          : `Page saved. It is ${status === 'draft' ? 'a draft' : 'archived'}: visitors don’t see it.`,
      silentFailure: true,
      remember: (cache, saved) =>
        cache.setQueryData(keyOf(pageRoutes.read, { params: { id: saved.id } }), saved),
      changes: [keyOf(pageRoutes.list), nounKey(pageReportRoutes.read), nounKey(pageMoveRoutes.outdated)],
    }),
  );
  const [draft, setDraft] = useState<PageDraft>(emptyDraft);
  /** The field values before another user saved. */
  const [before, setBefore] = useState<ReadonlyMap<string, string> | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const groups = pageFieldGroups(page);
  const fields = groups.flatMap(group => group.fields);
  const changes = draftChanges(fields, draft);
  const changeCount = changes.set.length + changes.remove.length;
  const lost = lostEdits(page);
  useLeaveQuestion(() => changeCount > 0, 'on this page');

  const edit = (key: string, text: string) =>
    setDraft(({ texts, kept }) => ({ texts: new Map(texts).set(key, text), kept: without(kept, key) }));
  const keep = (key: string) => setDraft(({ texts, kept }) => ({ texts, kept: new Set([...kept, key]) }));
  const save = (sent: Sent = { revision: page.revision, ...changes }, left: Left = sinceSent(draft)) => {
    saving.mutate(
      { params: { id: page.id }, body: { overrides: sent } },
      {
        onSuccess: () => {
          setDraft(left);
          setBefore(null);
        },
        onError: error => {
          const claims = claimsIn(error);
          if (claims) openClaims({ claims, hasDraft: false, onAccepted: () => save(sent, left) });
          if (!isRefusal(error, 'stale-revision')) return;
          setBefore(new Map(fields.map(field => [field.key, field.saved])));
          void client.invalidateQueries({ queryKey: keyOf(pageRoutes.read, { params: { id: page.id } }) });
        },
      },
    );
  };
  const askToUndoAll = () =>
    confirmLoss({
      title: 'Undo all edits',
      question: 'Give this page the template’s texts again?',
      consequence: lostByUndo(page.override_count, changeCount),
      action: 'Undo all edits',
      onConfirm: () => save({ revision: page.revision, remove_all: true }),
    });
  const view = viewLink(page);
  return (
    <Screen
      title="Edit page"
      purpose="Edits of this page. They stay when the template changes."
      back={{ to: '/admin/pages', label: 'Back to Pages' }}
      action={
        <>
          <Button component="a" href={view.href} target="_blank" rel="noreferrer">
            {view.label} page
          </Button>
          <PrimaryButton disabled={saving.isPending || changeCount === 0} onClick={() => save()}>
            {saving.isPending ? 'Saving...' : 'Save page'}
          </PrimaryButton>
        </>
      }
    >
      <Group gap="md">
        <Text className="mono">/{page.slug}/</Text>
        <Button size="compact-sm" variant="subtle" onClick={() => changeAddress(page)}>
          Change address
        </Button>
        <Text c="dimmed" component="output">
          {counted(page.override_count, 'text')} edited by hand
          {changeCount > 0 && ` · ${counted(changeCount, 'change')} not saved`}
        </Text>
        {page.override_count > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={askToUndoAll}>
            Undo all edits
          </Button>
        )}
        {page.template_id && (
          <TextLink to="/admin/templates/$id/pages" params={{ id: page.template_id }}>
            {page.template_name}, version {page.template_version}
          </TextLink>
        )}
      </Group>
      {saving.isError && (
        <SaveProblem
          error={saving.error}
          onReplace={replacements => {
            for (const field of fields) {
              const text = draft.texts.get(field.key);
              if (text !== undefined) edit(field.key, replaceWritten(text, replacements));
            }
            saving.reset();
          }}
        />
      )}
      {page.conflicts.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          <Text fw={600} mb="xs">
            The template changed after your edits
          </Text>
          <Group gap="sm">
            <Text>{counted(page.conflicts.length, 'edited text')} of this page changed in the template.</Text>
            <Button size="xs" onClick={() => save(answerAll(page, 'mine'), keepAll)}>
              Keep my text for all
            </Button>
            <Button size="xs" onClick={() => save(answerAll(page, 'theirs'), keepAll)}>
              Use template text for all
            </Button>
          </Group>
        </Alert>
      )}
      <div className={classes.columns}>
        <Stack gap="md">
          {lost.length > 0 && (
            <LostEdits
              edits={lost}
              onRemove={({ section_id, path }) =>
                save({ revision: page.revision, remove: [{ section_id, path }] }, keepAll)
              }
            />
          )}
          <Accordion multiple variant="contained" defaultValue={openAtFirst(groups)} keepMounted={false}>
            {groups.map(group => (
              <Accordion.Item key={group.id ?? 'head'} value={group.id ?? 'head'}>
                <Accordion.Control onClick={() => setShown(group.id)}>
                  <GroupTitle group={group} draft={draft} />
                </Accordion.Control>
                <Accordion.Panel>
                  <Stack gap="lg" onFocus={() => setShown(group.id)}>
                    {group.fields.map(field => (
                      <PageFieldInput
                        key={field.key}
                        field={field}
                        text={draft.texts.get(field.key) ?? field.saved}
                        isKept={draft.kept.has(field.key)}
                        savedBefore={draft.texts.has(field.key) ? before?.get(field.key) : undefined}
                        onChange={text => edit(field.key, text)}
                        onKeep={() => keep(field.key)}
                      />
                    ))}
                  </Stack>
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </Stack>
        <PagePreview page={page} changes={changes} section={shown} />
      </div>
    </Screen>
  );
}

interface SaveProblemProps {
  error: unknown;
  onReplace: (replacements: readonly Replacement[]) => void;
}

function SaveProblem({ error, onReplace }: SaveProblemProps) {
  const isStale = isRefusal(error, 'stale-revision');
  const replacements = replacementsOf(error);
  return (
    <Alert
      color="red"
      role="alert"
      title={isStale ? 'Another user saved this page' : 'The page was not saved'}
    >
      {isStale
        ? 'Your unsaved edits are kept. Check the marked texts, then save again.'
        : errorMessage(error)}
      {replacements.length > 0 && (
        <Button size="compact-sm" mt="xs" display="block" onClick={() => onReplace(replacements)}>
          Replace all
        </Button>
      )}
    </Alert>
  );
}

function GroupTitle({ group, draft }: { group: PageFieldGroup; draft: PageDraft }) {
  const edited = group.fields.filter(
    ({ key, saved, template }) => (draft.texts.get(key) ?? saved) !== template,
  );
  const conflicts = group.fields.filter(field => field.conflict !== null);
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" pr="sm">
      <Text fw={500} size="sm" lineClamp={1}>
        {group.title}
      </Text>
      <Group gap={6} wrap="nowrap">
        {conflicts.length > 0 && (
          <Badge flex="none" color="yellow.4" c="dark.9">
            {counted(conflicts.length, 'conflict')}
          </Badge>
        )}
        {edited.length > 0 && (
          <Badge flex="none" variant="outline" color="gray" c="inherit">
            {edited.length} edited
          </Badge>
        )}
      </Group>
    </Group>
  );
}

/** Where there is something to decide, else the head. */
function openAtFirst(groups: readonly PageFieldGroup[]): string[] {
  const conflicting = groups.filter(group => group.fields.some(field => field.conflict !== null));
  return (conflicting.length > 0 ? conflicting : groups.slice(0, 1)).map(group => group.id ?? 'head');
}

function without(kept: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...kept].filter(one => one !== key));
}

interface LostEditsProps {
  edits: readonly OverrideConflict[];
  onRemove: (edit: OverrideConflict) => void;
}

/** Edits of texts the template no longer has: visitors don't see them, but nothing a person wrote is thrown away unasked. */
function LostEdits({ edits, onRemove }: LostEditsProps) {
  return (
    <Panel
      title="Edits without a place"
      help="The template no longer has these texts, so visitors don’t see them."
    >
      {edits.map(edit => (
        <ConflictTexts key={placeKey(edit)} conflict={edit}>
          <Button size="xs" onClick={() => onRemove(edit)}>
            Remove this edit
          </Button>
        </ConflictTexts>
      ))}
    </Panel>
  );
}
