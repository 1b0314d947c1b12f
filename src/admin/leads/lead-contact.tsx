import { Anchor } from '@mantine/core';
import type { Lead } from '../../contract/leads.ts';

export function PhoneLink({ lead }: { lead: Pick<Lead, 'phone' | 'phone_digits' | 'name'> }) {
  return (
    <Anchor
      href={`tel:${lead.phone_digits}`}
      size="sm"
      className="numeric"
      style={{ whiteSpace: 'nowrap' }}
      aria-label={`Call ${lead.name}: ${lead.phone}`}
    >
      {lead.phone}
    </Anchor>
  );
}

export function EmailLink({ lead }: { lead: Pick<Lead, 'email' | 'name'> }) {
  return (
    <Anchor
      href={`mailto:${lead.email}`}
      size="sm"
      style={{ overflowWrap: 'anywhere' }}
      aria-label={`Write to ${lead.name}: ${lead.email}`}
    >
      {lead.email}
    </Anchor>
  );
}
