import { Button, Code } from '@mantine/core';
import { IconInbox, IconSearch, IconShieldCheck } from '@tabler/icons-react';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';

interface NoLeadsProps {
  isFiltered: boolean;
  isSpam: boolean;
  onClear: () => void;
}

/** Why the list is empty, and the next step. */
export function NoLeads({ isFiltered, isSpam, onClear }: NoLeadsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={IconSearch}
        title="No lead matches"
        why="Try part of a name, a phone number, a town, or another status or kind."
        step={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    );
  }
  if (isSpam) {
    return (
      <EmptyState
        icon={IconShieldCheck}
        title="Nothing looks like spam"
        why="Requests that look like spam are kept here without a notification."
        step={<ButtonLink to="/admin/leads">Back to requests</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={IconInbox}
      title="No leads yet"
      why={
        <>
          Form and API requests appear here. Set <Code>SMTP_URL</Code> for email notifications.
        </>
      }
      step={
        <Button component="a" href="/" target="_blank" rel="noreferrer">
          Open the site
        </Button>
      }
    />
  );
}
