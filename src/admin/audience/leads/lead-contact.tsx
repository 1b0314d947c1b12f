import { Anchor } from '@mantine/core';
import type { Lead } from '../../../contract/audience/leads.ts';
import { dialAddress } from '../../../contract/platform/form-fields.ts';
import { leadName } from './lead-labels.ts';

export function PhoneLink({ lead }: { lead: Pick<Lead, 'phone' | 'name'> }) {
  return (
    <Anchor
      href={dialAddress(lead.phone)}
      size="sm"
      className="numeric"
      style={{ whiteSpace: 'nowrap' }}
      aria-label={`Call ${leadName(lead)}: ${lead.phone}`}
    >
      {lead.phone}
    </Anchor>
  );
}

interface EmailLinkProps {
  lead: Pick<Lead, 'email' | 'name' | 'phone'>;
  /** For small spaces: at most this many lines. */
  lines?: number;
}

export function EmailLink({ lead, lines }: EmailLinkProps) {
  if (lead.email === '') return null;
  return (
    <Anchor
      href={`mailto:${lead.email}`}
      size="sm"
      title={lead.email}
      style={{ overflowWrap: 'anywhere' }}
      {...(lines === undefined ? {} : { lineClamp: lines })}
      aria-label={`Write to ${leadName(lead)}: ${lead.email}`}
    >
      {lead.email}
    </Anchor>
  );
}
