import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconShieldQuestion } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Lead } from '../../../contract/audience/leads.ts';
import { leadWrites } from './lead-writes.ts';

/** Why a lead is suspected spam, and the way to restore it. */
export function SpamNotice({ lead }: { lead: Lead }) {
  const setSpam = useMutation(leadWrites.setSpam);
  const isTold = lead.notification.state !== 'none';
  return (
    <Alert color="gray" icon={<IconShieldQuestion aria-hidden />} title="Set aside as spam">
      <Stack gap="sm" align="flex-start">
        <Text>
          {lead.spam_reason} {isTold ? '' : '“Not spam” moves it to the leads and sends the notification.'}
        </Text>
        <Button
          loading={setSpam.isPending}
          onClick={() => setSpam.mutate({ id: lead.id, suspected_spam: false })}
        >
          Not spam
        </Button>
      </Stack>
    </Alert>
  );
}
