import { IconMoodSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Lead } from '../../../contract/audience/leads.ts';
import { ApiError } from '../../platform/api-error.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/when.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFrame } from './lead-frame.tsx';
import { kindLabels } from './lead-labels.ts';
import { LeadNotification } from './lead-notification.tsx';
import { leadQueries } from './lead-queries.ts';
import { LeadRequest } from './lead-request.tsx';
import classes from './lead-screen.module.css';
import { LeadSource } from './lead-source.tsx';
import { SpamNotice } from './spam-notice.tsx';

const route = getRouteApi('/admin/leads/$id');

export function LeadScreen() {
  const { id } = route.useParams();
  const lead = useQuery(leadQueries.one(id));
  // Asked first: a lead that somebody else deleted is still remembered here.
  if (isMissing(lead.error)) return <LeadMissing />;
  if (lead.data) return <OpenLead lead={lead.data} />;
  if (lead.isPending) return <Opening />;
  return (
    <LeadFrame title="Lead" purpose="One request for a quote or a pickup.">
      <LoadError title="The lead could not be read" query={lead} />
    </LeadFrame>
  );
}

function OpenLead({ lead }: { lead: Lead }) {
  return (
    <LeadFrame
      title={lead.name}
      aside={lead.suspected_spam && <StatusBadge tone="orange" word="Suspected spam" />}
      purpose={
        <>
          {kindLabels[lead.kind]}, received <Timestamp at={lead.created_at} />
        </>
      }
      isSpam={lead.suspected_spam}
      action={<LeadActions lead={lead} />}
    >
      {lead.suspected_spam && <SpamNotice lead={lead} />}
      <div className={classes.columns}>
        <LeadRequest lead={lead} />
        <div className={classes.side}>
          <LeadNotification lead={lead} />
          <LeadSource lead={lead} />
        </div>
      </div>
    </LeadFrame>
  );
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind);
}

function LeadMissing() {
  return (
    <LeadFrame title="Lead not found" purpose="It was deleted, or the address is wrong.">
      <EmptyState
        icon={IconMoodSearch}
        title="Lead not found"
        why="Deleted leads can’t be restored. The email may still be in your mailbox."
        step={<ButtonLink to="/admin/leads">All leads</ButtonLink>}
      />
    </LeadFrame>
  );
}
