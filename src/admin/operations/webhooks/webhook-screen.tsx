import { Button, Text } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { webhookRoutes } from '../../../contract/operations/webhooks.ts';
import { readQuery } from '../../platform/read-query.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { addWebhook } from './open-webhook.tsx';
import { webhookColumns } from './webhook-columns.tsx';

/** Receivers of events. */
export function WebhookScreen() {
  const webhooks = useQuery(readQuery(webhookRoutes.list, { refetchInterval: 10_000 }));
  return (
    <Screen
      title="Webhooks"
      purpose="Notify other programs about published pages, completed batches and new leads."
      action={<PrimaryButton onClick={addWebhook}>Add webhook</PrimaryButton>}
    >
      <RecordList
        query={webhooks}
        errorTitle="The webhooks could not be read"
        label="Webhooks"
        columns={webhookColumns}
        empty={{
          icon: IconWebhook,
          title: 'No webhooks',
          why: 'Signed messages to your address. Failed ones are retried for 36 hours.',
          step: <Button onClick={addWebhook}>Add the first one</Button>,
        }}
      />
      <Text size="sm" c="dimmed">
        Messages follow Standard Webhooks: the headers webhook-id, webhook-timestamp and webhook-signature. A
        lead’s message holds its id, not what the visitor wrote.
      </Text>
    </Screen>
  );
}
