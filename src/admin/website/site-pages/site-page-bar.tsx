import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { draftPreviewPath } from '../../../contract/platform/draft-preview.ts';
import type { SitePage } from '../../../contract/website/site-pages.ts';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { DraftBar } from '../../templates/templates/draft-bar.tsx';
import { isNewPage } from './new-page.ts';

interface BarProps {
  readonly page: SitePage;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onVersions: () => void;
  readonly onCompare: () => void;
}

/** What can be done with the page as a whole. */
export function SitePageBar({ page, onCompare, ...bar }: BarProps) {
  const isNew = isNewPage(page);
  const open = page.is_shown ? 'Open on the site' : 'Preview';
  return (
    <DraftBar
      {...bar}
      title="Edit Page"
      name={page.name}
      back={{ to: '/admin/site', label: 'Site' }}
      badges={
        <>
          {page.has_newer_text && <StatusBadge tone="yellow" word="Newer text of the trade" />}
          {page.is_hidden && <StatusBadge tone="neutral" word={isNew ? 'Draft' : 'Hidden'} />}
        </>
      }
      tools={
        <Tooltip label={open}>
          <ActionIcon
            size={34}
            component="a"
            href={page.is_shown ? page.path : draftPreviewPath('site-pages', page.id)}
            target="_blank"
            rel="noopener"
            aria-label={open}
          >
            <IconExternalLink size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      }
      saveLabel={isNew ? 'Publish Page' : 'Save Page'}
    >
      {page.origin === 'pack' && <Button onClick={onCompare}>Compare</Button>}
    </DraftBar>
  );
}
