import { Stack, Text } from '@mantine/core';
import { IconListDetails, IconPencil, IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { type Webhook, webhookRoutes } from '../../../contract/operations/webhooks.ts';
import { call } from '../../platform/api.ts';
import { nounKey } from '../../platform/route-key.ts';
import { actionsColumn, activeColumn, FROM_TABLET, fitColumn } from '../../platform/ui/columns.tsx';
import { count } from '../../platform/ui/count.ts';
import { RowOpener } from '../../platform/ui/links.tsx';
import { RowActions } from '../../platform/ui/row-actions.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { useDeletion } from '../../platform/use-deletion.ts';
import { write } from '../../platform/write.ts';
import { eventLabels } from './event-labels.ts';
import { changeWebhook, showDeliveries } from './open-webhook.tsx';

const toggleWebhook = write({
  mutationFn: ({ id, url, events, is_active, updated_at }: Webhook) =>
    call(webhookRoutes.update, { params: { id }, body: { url, events, is_active: !is_active, updated_at } }),
  failure: 'The webhook could not be switched',
  changes: [nounKey(webhookRoutes.list)],
});

export const webhookColumns: DataTableColumn<Webhook>[] = [
  {
    accessor: 'url',
    title: 'Address',
    render: webhook => (
      <Stack gap={2}>
        <RowOpener className="mono" onClick={() => showDeliveries(webhook)}>
          {webhook.url}
        </RowOpener>
        <Text size="sm" c="dimmed">
          {webhook.events.map(event => eventLabels[event]).join(', ')}
        </Text>
      </Stack>
    ),
  },
  fitColumn(
    'waiting',
    { title: 'Messages', visibleMediaQuery: FROM_TABLET },
    ({ waiting, failed, last_delivered_at }) => (
      <Stack gap={2}>
        <Text size="sm">
          {last_delivered_at ? (
            <>
              delivered <Timestamp at={last_delivered_at} />
            </>
          ) : (
            'none delivered yet'
          )}
        </Text>
        {(waiting > 0 || failed > 0) && (
          <Text size="xs" c="dimmed" className="numeric">
            {count(waiting)} waiting, {count(failed)} failed
          </Text>
        )}
      </Stack>
    ),
  ),
  activeColumn(toggleWebhook, ({ url }) => url),
  actionsColumn(webhook => <WebhookActions webhook={webhook} />),
];

function WebhookActions({ webhook }: { webhook: Webhook }) {
  const testing = useMutation(write(webhookRoutes.test, { failure: 'No test message was sent' }));
  const params = { id: webhook.id };
  const deletion = useDeletion(webhookRoutes.remove, {
    params,
    noun: 'webhook',
    consequence: 'Waiting messages will not be sent. Its message list is deleted too.',
  });
  return (
    <RowActions
      of={webhook.url}
      actions={[
        {
          label: 'Send test',
          icon: IconSend,
          busy: testing.isPending,
          onAct: () => testing.mutate({ params }, { onSuccess: () => showDeliveries(webhook) }),
        },
        {
          label: 'Last messages',
          spoken: 'Last messages to',
          icon: IconListDetails,
          onAct: () => showDeliveries(webhook),
        },
        { label: 'Edit', icon: IconPencil, onAct: () => changeWebhook(webhook) },
        deletion,
      ]}
    />
  );
}
