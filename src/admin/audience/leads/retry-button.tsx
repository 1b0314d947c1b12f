import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Lead } from '../../../contract/audience/leads.ts';
import { leadName } from './lead-labels.ts';
import { leadMutations } from './lead-mutations.ts';

/** Tries the notification again at once. */
export function RetryButton({ lead }: { lead: Lead }) {
  const retry = useMutation(leadMutations.retry);
  return (
    <Button
      size="compact-sm"
      leftSection={<IconRefresh size={14} aria-hidden />}
      aria-label={`Retry the notification about ${leadName(lead)}`}
      loading={retry.isPending}
      onClick={() => retry.mutate({ params: { id: lead.id } })}
    >
      Retry
    </Button>
  );
}
