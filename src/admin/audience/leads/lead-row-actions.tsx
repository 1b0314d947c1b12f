import { IconListDetails, IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Lead } from '../../../contract/audience/leads.ts';
import { deleteAction, type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { confirmLeadDeletion } from './confirm-lead-deletion.ts';
import { leadWrites } from './lead-writes.ts';

export function LeadRowActions({ lead }: { lead: Lead }) {
  const remove = useMutation(leadWrites.remove);
  const setSpam = useMutation(leadWrites.setSpam);
  const notSpam: RowAction = {
    label: 'Not spam',
    icon: IconShieldCheck,
    busy: setSpam.isPending,
    onAct: () => setSpam.mutate({ id: lead.id, suspected_spam: false }),
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
          onAct: () => confirmLeadDeletion(lead, () => remove.mutate(lead)),
        },
      ]}
    />
  );
}
