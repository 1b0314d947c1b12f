import { ActionIcon, Button, Group, Text, Title, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconEye,
  IconHistory,
} from '@tabler/icons-react';
import { TextLink } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { useDraft, useDraftState, useDraftStore } from './draft/draft-store.ts';
import classes from './editor-bar.module.css';
import { IssueList } from './issue-list.tsx';

interface EditorBarProps {
  exists: boolean;
  isSaving: boolean;
  onSave: () => void;
  onPreview: () => void;
  onVersions: () => void;
}

/** What can be done with the template as a whole; always in reach. */
export function EditorBar({ exists, isSaving, onSave, onPreview, onVersions }: EditorBarProps) {
  const store = useDraftStore();
  const canUndo = useDraftState(one => one.canUndo);
  const canRedo = useDraftState(one => one.canRedo);
  const isDirty = useDraftState(one => one.isDirty);
  const name = useDraft(draft => draft.name);
  const title = exists ? 'Edit Template' : 'Create Template';
  return (
    <header className={classes.bar}>
      <title>{`${name || title} · Pagehaul`}</title>
      <div className={classes.words}>
        <TextLink to="/admin/templates" size="sm" className={classes.back}>
          <IconArrowLeft size={14} aria-hidden /> Back to Templates
        </TextLink>
        <Group gap="xs" wrap="nowrap" align="center">
          <Title order={1} tabIndex={-1} id="screen-title" className={classes.title}>
            {title}
          </Title>
          {exists && (
            <Text size="md" c="dimmed" truncate className={classes.name}>
              {name}
            </Text>
          )}
          {isDirty && <StatusBadge tone="yellow" word="Unsaved" />}
        </Group>
      </div>
      <div className={classes.acts}>
        <IssueList />
        <Group gap={2} wrap="nowrap">
          <Tooltip label="Undo (Ctrl+Z)">
            <ActionIcon size={34} aria-label="Undo" disabled={!canUndo} onClick={() => store.undo()}>
              <IconArrowBackUp size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Redo (Ctrl+Shift+Z)">
            <ActionIcon size={34} aria-label="Redo" disabled={!canRedo} onClick={() => store.redo()}>
              <IconArrowForwardUp size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          {exists && (
            <Tooltip label="Versions">
              <ActionIcon size={34} aria-label="Versions" onClick={onVersions}>
                <IconHistory size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
        <Button leftSection={<IconEye size={16} aria-hidden />} onClick={onPreview}>
          Preview
        </Button>
        <PrimaryButton disabled={isSaving} onClick={onSave}>
          {isSaving ? 'Saving...' : 'Save Template'}
        </PrimaryButton>
      </div>
    </header>
  );
}
