import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { leadStatusSchema } from '../../../contract/audience/lead-filter.ts';
import type { Lead } from '../../../contract/audience/leads.ts';
import { optionsOf } from '../../platform/ui/options.ts';
import { leadName, statusLabel } from './lead-labels.ts';
import { leadMutations } from './lead-mutations.ts';

/** A lead's status, saved at once; a refusal restores the old one. */
export function LeadStatusSelect({ lead, size = 'xs' }: { lead: Lead; size?: 'xs' | 'sm' }) {
  const setStatus = useMutation({
    ...leadMutations.setStatus,
    // Quick choices are saved in order.
    scope: { id: `lead-status-${lead.id}` },
  });
  return (
    <NativeSelect
      size={size}
      miw="7.5rem"
      aria-label={`Status of ${leadName(lead)}`}
      aria-busy={setStatus.isPending}
      value={(setStatus.isPending && setStatus.variables.body?.status) || lead.status}
      data={optionsOf(statusLabel)}
      onChange={event => {
        setStatus.mutate({
          params: { id: lead.id },
          body: { status: leadStatusSchema.parse(event.currentTarget.value) },
        });
      }}
    />
  );
}
