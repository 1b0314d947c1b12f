import { Anchor } from '@mantine/core';
import type { Lead } from '../../../contract/audience/leads.ts';
import { dialAddress } from '../../../contract/platform/form-fields.ts';

export function PhoneLink({ lead }: { lead: Pick<Lead, 'phone' | 'name'> }) {
  return (
    <Anchor
      href={dialAddress(lead.phone)}
      size="sm"
      className="numeric"
      style={{ whiteSpace: 'nowrap' }}
      aria-label={`Call ${lead.name}: ${lead.phone}`}
    >
      {lead.phone}
    </Anchor>
  );
}

interface EmailLinkProps {
  lead: Pick<Lead, 'email' | 'name'>;
  /** For small spaces: at most this many lines. */
  lines?: number;
}

export function EmailLink({ lead, lines }: EmailLinkProps) {
  return (
    <Anchor
      href={`mailto:${lead.email}`}
      size="sm"
      title={lead.email}
      style={{ overflowWrap: 'anywhere' }}
      {...(lines === undefined ? {} : { lineClamp: lines })}
      aria-label={`Write to ${lead.name}: ${lead.email}`}
    >
      {lead.email}
    </Anchor>
  );
}
