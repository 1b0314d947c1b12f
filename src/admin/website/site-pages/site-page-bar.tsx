import { ActionIcon, Button, Group, Text, Title, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconExternalLink,
  IconHistory,
} from '@tabler/icons-react';
import type { SitePage } from '../../../contract/website/site-pages.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { useDraftState, useDraftStore } from '../../templates/templates/draft/draft-store.ts';
import classes from '../../templates/templates/editor-bar.module.css';

interface BarProps {
  readonly page: SitePage;
  readonly isSaving: boolean;
  /** Something beside the texts was changed. */
  readonly isChanged: boolean;
  readonly onSave: () => void;
  readonly onVersions: () => void;
  readonly onCompare: () => void;
}

/** What can be done with the page as a whole; always in reach. */
export function SitePageBar({ page, isSaving, isChanged, onSave, onVersions, onCompare }: BarProps) {
  const store = useDraftStore();
  const canUndo = useDraftState(one => one.canUndo);
  const canRedo = useDraftState(one => one.canRedo);
  const isDirty = useDraftState(one => one.isDirty) || isChanged;
  return (
    <header className={classes.bar}>
      <title>{`${page.name} · Pagehaul`}</title>
      <div className={classes.words}>
        <TextLink to="/admin/site" size="sm" className={classes.back}>
          <IconArrowLeft size={14} aria-hidden /> Back to Site
        </TextLink>
        <Group gap="xs" wrap="nowrap" align="center">
          <Title order={1} tabIndex={-1} id="screen-title" className={classes.title}>
            Edit Page
          </Title>
          <Text size="md" c="dimmed" truncate className={classes.name}>
            {page.name}
          </Text>
          {isDirty && <StatusBadge tone="yellow" word="Unsaved" />}
          {page.has_newer_text && <StatusBadge tone="yellow" word="Newer text of the trade" />}
        </Group>
      </div>
      <div className={classes.acts}>
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
          <Tooltip label="Versions">
            <ActionIcon size={34} aria-label="Versions" onClick={onVersions}>
              <IconHistory size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Open on the site">
            <ActionIcon
              size={34}
              component="a"
              href={page.path}
              target="_blank"
              rel="noopener"
              aria-label="Open on the site"
            >
              <IconExternalLink size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
        {page.origin === 'pack' && <Button onClick={onCompare}>Compare</Button>}
        <PrimaryButton disabled={isSaving} onClick={onSave}>
          {isSaving ? 'Saving...' : 'Save Page'}
        </PrimaryButton>
      </div>
    </header>
  );
}
