import { Alert, Button, Group, Text } from '@mantine/core';
import { IconBraces, IconHistory, IconTemplateOff, IconUsers } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import type { TemplateWatch } from '../../../contract/templates/template-watch.ts';
import { counted } from '../../platform/ui/count.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { differences } from './draft/draft-parts.ts';
import { useDraft, useDraftStore } from './draft/draft-store.ts';
import type { KeptDraft } from './draft/kept-draft.ts';
import { replacementsIn, withReplacedPlaceholders } from './draft/replace-placeholders.ts';
import classes from './editor-notices.module.css';

/** Earlier unsaved work: its changes, and the choice to restore it. */
export function KeptOffer(props: { kept: KeptDraft; onTake: () => void; onDiscard: () => void }) {
  const { kept, onTake, onDiscard } = props;
  const found = differences(kept.base, kept.draft);
  return (
    <Alert
      color="yellow"
      icon={<IconHistory aria-hidden />}
      title="Unsaved work was kept in this browser"
      bg="var(--ground)"
    >
      <Text size="sm">
        Kept <Timestamp at={kept.kept_at} />, {counted(found.length, 'change')}
        {found.length > 0 &&
          `: ${found
            .slice(0, 4)
            .map(one => one.label)
            .join(', ')}`}
        {found.length > 4 && ` and ${found.length - 4} more`}.
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" onClick={onTake}>
          Bring it back
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onDiscard}>
          Discard it
        </Button>
      </Group>
    </Alert>
  );
}

/** Another user has the template open. */
export function OthersHere({ others }: { others: TemplateWatch['editors'] }) {
  if (others.length === 0) return null;
  const [first, ...rest] = others;
  return (
    <output className={classes.others}>
      <IconUsers size={16} aria-hidden />
      <span>
        {first?.email} {rest.length > 0 && `and ${counted(rest.length, 'other')} `}
        {rest.length > 0 ? 'have' : 'has'} this template open too. Saving will not overwrite each other’s
        work.
      </span>
    </output>
  );
}

interface SavedElsewhereProps {
  news: TemplateWatch;
  onMerge: () => void;
  isBusy: boolean;
}

/** Another user saved while there is unsaved work here. */
export function SavedElsewhere({ news, onMerge, isBusy }: SavedElsewhereProps) {
  return (
    <Alert
      color="blue"
      icon={<IconUsers aria-hidden />}
      role="alert"
      title={`${news.updated_by_email ?? 'Another user'} saved this template`}
      bg="var(--ground)"
    >
      <Text size="sm">
        <Timestamp at={news.updated_at} /> while you were editing. Your work is safe. Merge their changes now,
        or when you save.
      </Text>
      <Button size="compact-sm" mt="xs" loading={isBusy} onClick={onMerge}>
        Merge their changes
      </Button>
    </Alert>
  );
}

/** The template is going with its pages: nothing can be saved any more. */
export function LeavingTemplate() {
  return (
    <Alert
      color="red"
      icon={<IconTemplateOff aria-hidden />}
      role="alert"
      title="This template is being deleted"
      bg="var(--ground)"
    >
      <Text size="sm">
        This template and its pages are being deleted. Changes can’t be saved. Stop the deletion in the list
        of templates to keep it.
      </Text>
      <ButtonLink to="/admin/templates" size="compact-sm" mt="xs">
        Show progress
      </ButtonLink>
    </Alert>
  );
}

const shownReplacements = 4;

/** Placeholders as other tools write them: one press gives all the form that pages fill in. */
export function ForeignPlaceholders() {
  const store = useDraftStore();
  const draft = useDeferredValue(useDraft(one => one));
  const found = useMemo(() => replacementsIn(draft), [draft]);
  if (found.length === 0) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconBraces aria-hidden />}
      title="Placeholders of another tool"
      bg="var(--ground)"
    >
      <Text size="sm">Pages would show them as they are, so publishing waits.</Text>
      <Text size="sm" className="mono" style={{ overflowWrap: 'anywhere' }}>
        {found
          .slice(0, shownReplacements)
          .map(({ written, replacement }) => `${written} → ${replacement}`)
          .join(', ')}
        {found.length > shownReplacements && ` and ${found.length - shownReplacements} more`}
      </Text>
      <Button size="compact-sm" mt="xs" onClick={() => store.edit(withReplacedPlaceholders)}>
        Replace all
      </Button>
    </Alert>
  );
}

/** The browser storage is full, so unsaved work is not stored. */
export function NotKept() {
  const store = useDraftStore();
  if (!store.isDirty) return null;
  return (
    <output className={classes.others}>
      Browser storage is full or blocked. Unsaved work can be lost. Save often.
    </output>
  );
}
