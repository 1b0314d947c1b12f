import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconShieldQuestion } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Lead } from '../../../contract/audience/leads.ts';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { LeadActions } from './lead-actions.tsx';
import { kindLabels, leadName } from './lead-labels.ts';
import { leadMutations } from './lead-mutations.ts';
import { LeadNotification } from './lead-notification.tsx';
import { leadQueries } from './lead-queries.ts';
import { LeadRequest } from './lead-request.tsx';
import classes from './lead-screen.module.css';
import { LeadSource } from './lead-source.tsx';

const route = getRouteApi('/admin/leads/$id');
const toLeads = { to: '/admin/leads', label: 'Leads' } as const;
const toSpam = { to: '/admin/leads', search: { view: 'spam' }, label: 'Suspected spam' } as const;

export function LeadScreen() {
  const { id } = route.useParams();
  return (
    <RecordScreen
      query={useQuery(leadQueries.one(id))}
      noun="Lead"
      purpose="One request for a quote or a pickup."
      missing="Deleted leads can’t be restored. The email may still be in your mailbox."
      back={toLeads}
    >
      {lead => <OpenLead lead={lead} />}
    </RecordScreen>
  );
}

function OpenLead({ lead }: { lead: Lead }) {
  return (
    <Screen
      title={leadName(lead)}
      aside={lead.suspected_spam && <StatusBadge tone="orange" word="Suspected spam" />}
      purpose={
        <>
          {kindLabels[lead.kind]}, received <Timestamp at={lead.created_at} />
        </>
      }
      back={lead.suspected_spam ? toSpam : toLeads}
      action={<LeadActions lead={lead} />}
    >
      {lead.suspected_spam && <SpamNotice lead={lead} />}
      <div className={classes.columns}>
        <LeadRequest lead={lead} />
        <Stack gap="md">
          <LeadNotification lead={lead} />
          <LeadSource lead={lead} />
        </Stack>
      </div>
    </Screen>
  );
}

/** Why a lead is suspected spam, and the way to restore it. */
function SpamNotice({ lead }: { lead: Lead }) {
  const setSpam = useMutation(leadMutations.setSpam);
  const isTold = lead.notification.state !== 'none';
  return (
    <Alert color="gray" icon={<IconShieldQuestion aria-hidden />} title="Set aside as spam">
      <Stack gap="sm" align="flex-start">
        <Text>
          {lead.spam_reason} {isTold ? '' : '“Not spam” moves it to the leads and sends the notification.'}
        </Text>
        <Button
          loading={setSpam.isPending}
          onClick={() => setSpam.mutate({ params: { id: lead.id }, body: { suspected_spam: false } })}
        >
          Not spam
        </Button>
      </Stack>
    </Alert>
  );
}
