import { Text } from '@mantine/core';
import type { Lead } from '../../../contract/audience/leads.ts';
import { Facts } from '../../platform/ui/facts.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { EmailLink, PhoneLink } from './lead-contact.tsx';
import { dayLabel, timelineLabel, zipAnswerLabel } from './lead-labels.ts';
import { LeadPhotos } from './lead-photos.tsx';

/** What the visitor requested, and where. */
export function LeadRequest({ lead }: { lead: Lead }) {
  const town = [lead.city, lead.state].filter(Boolean).join(', ');
  const townAndZip = [town, lead.zip_code].filter(Boolean).join(' ');
  return (
    <Panel title="Request">
      <Facts
        facts={[
          ['Phone', <PhoneLink key="phone" lead={lead} />],
          ['Email', lead.email && <EmailLink key="email" lead={lead} />],
          ['Text messages', <TextConsent key="consent" lead={lead} />],
          ['Wants', lead.wanted],
          ['When', timelineLabel(lead.timeline)],
          ['Preferred day', dayLabel(lead.preferred_date)],
          ['Address', lead.address],
          [lead.city ? 'City' : 'ZIP code', townAndZip],
          ['Area', lead.zip_answer && zipAnswerLabel[lead.zip_answer]],
          ['Details', lead.details && <Details text={lead.details} />],
        ]}
      />
      <LeadPhotos lead={lead} />
    </Panel>
  );
}

/** The consent text is shown with the answer: it is what the visitor agreed to. */
function TextConsent({ lead }: { lead: Lead }) {
  if (!lead.sms_consent) return 'Not agreed to: call or write instead';
  return (
    <>
      Agreed to
      {lead.sms_consent_text ? ', in these words:' : '. The words are not known: it was sent by a program.'}
      {lead.sms_consent_text && (
        <Text size="xs" c="dimmed" maw="42rem">
          “{lead.sms_consent_text}”
        </Text>
      )}
    </>
  );
}

function Details({ text }: { text: string }) {
  return (
    <Text maw="42rem" style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  );
}
