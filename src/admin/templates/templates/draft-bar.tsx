import { ActionIcon, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import type { ScreenAddress } from '../../platform/ui/screen-address.ts';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { TabTitle } from '../../platform/ui/tab-title.tsx';
import { useDraftState, useDraftStore } from './draft/draft-store.ts';
import classes from './draft-bar.module.css';

interface DraftBarProps {
  /** The heading of the screen. */
  title: string;
  name: string;
  back: ScreenAddress & { label: string };
  badges?: ReactNode;
  issues?: ReactNode;
  /** Absent: the draft was never saved. It has no versions, and its name is not shown beside the title. */
  onVersions: (() => void) | undefined;
  /** Beside undo, redo and versions. */
  tools?: ReactNode;
  isSaving: boolean;
  saveLabel: string;
  onSave: () => void;
  /** What the last save leaves to do. */
  note?: ReactNode;
  /** Buttons before Save. */
  children: ReactNode;
}

/** What can be done with a draft as a whole; always in reach. */
export function DraftBar(props: DraftBarProps) {
  const { title, name, back, badges, issues, onVersions, tools, isSaving, saveLabel, onSave } = props;
  const store = useDraftStore();
  const canUndo = useDraftState(one => one.canUndo);
  const canRedo = useDraftState(one => one.canRedo);
  const isDirty = useDraftState(one => one.isDirty);
  return (
    <header className={classes.bar}>
      <TabTitle name={name || title} />
      <div className={classes.words}>
        <TextLink to={back.to} size="sm" className={classes.back}>
          <IconArrowLeft size={14} aria-hidden /> Back to {back.label}
        </TextLink>
        <Group gap="xs" wrap="nowrap" align="center">
          <Title order={1} tabIndex={-1} id="screen-title" className={classes.title}>
            {title}
          </Title>
          {onVersions && (
            <Text size="md" c="dimmed" truncate className={classes.name}>
              {name}
            </Text>
          )}
          {isDirty && <StatusBadge tone="yellow" word="Unsaved" />}
          {badges}
        </Group>
      </div>
      <div className={classes.acts}>
        {issues}
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
          {onVersions && (
            <Tooltip label="Versions">
              <ActionIcon size={34} aria-label="Versions" onClick={onVersions}>
                <IconHistory size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
          {tools}
        </Group>
        {props.children}
        <PrimaryButton disabled={isSaving} onClick={onSave}>
          {isSaving ? 'Saving...' : saveLabel}
        </PrimaryButton>
      </div>
      {props.note && (
        <div className={classes.note} data-note>
          {props.note}
        </div>
      )}
    </header>
  );
}
