import { IconListDetails, IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Lead } from '../../../contract/audience/leads.ts';
import { deleteAction, type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { confirmLeadDeletion } from './confirm-lead-deletion.ts';
import { leadMutations } from './lead-mutations.ts';

export function LeadRowActions({ lead }: { lead: Lead }) {
  const remove = useMutation(leadMutations.remove);
  const setSpam = useMutation(leadMutations.setSpam);
  const notSpam: RowAction = {
    label: 'Not spam',
    icon: IconShieldCheck,
    busy: setSpam.isPending,
    onAct: () => setSpam.mutate({ params: { id: lead.id }, body: { suspected_spam: false } }),
  };
  return (
    <RowActions
      of={lead.name}
      actions={[
        { label: 'Open', icon: IconListDetails, to: '/admin/leads/$id', params: { id: lead.id } },
        ...(lead.suspected_spam ? [notSpam] : []),
        {
          ...deleteAction,
          busy: remove.isPending,
          onAct: () => confirmLeadDeletion(lead, () => remove.mutate({ params: { id: lead.id } })),
        },
      ]}
    />
  );
}
