import { Button } from '@mantine/core';
import { IconInbox, IconShieldCheck } from '@tabler/icons-react';
import type { EmptyStateProps } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';

/* Why the list is empty, and the next step. */

export const noSpam: EmptyStateProps = {
  icon: IconShieldCheck,
  title: 'Nothing looks like spam',
  why: 'Requests that look like spam are kept here without a notification.',
  step: <ButtonLink to="/admin/leads">Back to requests</ButtonLink>,
};

export const noLeads: EmptyStateProps = {
  icon: IconInbox,
  title: 'No leads yet',
  why: 'Requests from forms and the API appear here at once.',
  step: (
    <Button component="a" href="/" target="_blank" rel="noreferrer">
      Open the site
    </Button>
  ),
};
