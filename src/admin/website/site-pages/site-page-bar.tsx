import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { SitePage } from '../../../contract/website/site-pages.ts';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { DraftBar } from '../../templates/templates/draft-bar.tsx';

interface BarProps {
  readonly page: SitePage;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onVersions: () => void;
  readonly onCompare: () => void;
}

/** What can be done with the page as a whole. */
export function SitePageBar({ page, onCompare, ...bar }: BarProps) {
  return (
    <DraftBar
      {...bar}
      title="Edit Page"
      name={page.name}
      back={{ to: '/admin/site', label: 'Site' }}
      badges={page.has_newer_text && <StatusBadge tone="yellow" word="Newer text of the trade" />}
      tools={
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
      }
      saveLabel="Save Page"
    >
      {page.origin === 'pack' && <Button onClick={onCompare}>Compare</Button>}
    </DraftBar>
  );
}
