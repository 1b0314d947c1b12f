import { Paper, Stack, Text, Title } from '@mantine/core';
import type { Lead } from '../../contract/leads.ts';
import { Facts } from './facts.tsx';
import { EmailLink, PhoneLink } from './lead-contact.tsx';
import { LeadPhotos } from './lead-photos.tsx';
import { chosenWord, dayWords, wantedWords } from './lead-words.ts';

/** What was asked for, by whom and where. */
export function LeadRequest({ lead }: { lead: Lead }) {
  const town = [lead.city, lead.state].filter(Boolean).join(', ');
  const townAndZip = [town, lead.zip_code].filter(Boolean).join(' ');
  return (
    <Paper component="section" p="lg" aria-labelledby="request">
      <Stack gap="md">
        <Title order={2} id="request">
          Request
        </Title>
        <Facts
          facts={[
            ['Phone', <PhoneLink key="phone" lead={lead} />],
            ['Email', <EmailLink key="email" lead={lead} />],
            ['Text messages', lead.sms_consent ? 'Agreed to' : 'Not agreed to: call or write instead'],
            ['Wants', wantedWords(lead)],
            ['When', chosenWord(lead.timeline)],
            ['Preferred day', dayWords(lead.preferred_date)],
            ['Address', lead.address],
            [lead.city ? 'City' : 'ZIP code', townAndZip],
            ['Details', lead.details && <Details text={lead.details} />],
          ]}
        />
        <LeadPhotos lead={lead} />
      </Stack>
    </Paper>
  );
}

function Details({ text }: { text: string }) {
  return (
    <Text maw="42rem" style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  );
}
