import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPhone, IconShieldX, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Lead, leadRoutes } from '../../../contract/audience/leads.ts';
import { dialAddress } from '../../../contract/platform/form-fields.ts';
import { keyOf } from '../../platform/route-key.ts';
import { accent } from '../../platform/ui/accent.ts';
import { confirmLeadDeletion } from './confirm-lead-deletion.ts';
import { leadMutations } from './lead-mutations.ts';
import { LeadStatusSelect } from './lead-status-select.tsx';

/** Actions for an open lead: call, change the status, mark as spam, delete. */
export function LeadActions({ lead }: { lead: Lead }) {
  return (
    <>
      <DeleteLead lead={lead} />
      {!lead.suspected_spam && <MarkAsSpam lead={lead} />}
      <LeadStatusSelect lead={lead} size="sm" />
      <Button
        component="a"
        href={dialAddress(lead.phone)}
        leftSection={<IconPhone size={16} aria-hidden />}
        {...accent}
      >
        Call
      </Button>
    </>
  );
}

function MarkAsSpam({ lead }: { lead: Lead }) {
  const setSpam = useMutation(leadMutations.setSpam);
  return (
    <Tooltip label="Mark as spam">
      <ActionIcon
        size={36}
        aria-label="Mark as spam"
        loading={setSpam.isPending}
        onClick={() => setSpam.mutate({ params: { id: lead.id }, body: { suspected_spam: true } })}
      >
        <IconShieldX size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function DeleteLead({ lead }: { lead: Lead }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation(leadMutations.remove);
  const leave = async () => {
    await navigate({ to: '/admin/leads', search: lead.suspected_spam ? { view: 'spam' } : {} });
    client.removeQueries({ queryKey: keyOf(leadRoutes.read, { params: { id: lead.id } }) });
  };
  return (
    <Tooltip label="Delete lead">
      <ActionIcon
        size={36}
        aria-label="Delete lead"
        loading={remove.isPending}
        onClick={() =>
          confirmLeadDeletion(lead, () =>
            remove.mutate({ params: { id: lead.id } }, { onSuccess: () => void leave() }),
          )
        }
      >
        <IconTrash size={18} stroke={1.6} color="var(--tone-red)" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
