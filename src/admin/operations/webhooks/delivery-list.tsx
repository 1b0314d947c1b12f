import { Button, Code, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type WebhookDelivery, webhookRoutes } from '../../../contract/operations/webhooks.ts';
import { readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { StatusBadge, type StatusBadgeProps } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';

const statuses: Record<WebhookDelivery['status'], StatusBadgeProps> = {
  waiting: { tone: 'yellow', word: 'Waiting' },
  delivered: { tone: 'green', word: 'Delivered' },
  failed: { tone: 'red', word: 'Failed' },
};

/** What was sent, the answer, and a button to send it again. */
export function DeliveryList({ id, url }: { id: string; url: string }) {
  const deliveries = useQuery(
    readQuery(webhookRoutes.deliveries, { params: { id }, query: {}, refetchInterval: 2_000 }),
  );
  return (
    <Stack gap="md">
      <Text className="mono" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Text>
      <QueryBoundary title="The messages could not be read" query={deliveries} loading={80} />
      {deliveries.data?.items.length === 0 && (
        <Text size="md">No messages yet. Click “Send test” to send one.</Text>
      )}
      <Stack component="ul" gap="lg" aria-live="polite">
        {deliveries.data?.items.map(one => (
          <li key={one.id}>
            <Delivery delivery={one} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const replaying = useMutation(
    write(webhookRoutes.replay, {
      failure: 'The message was not sent again',
      done: 'Message is being sent again',
    }),
  );
  const { event, status, attempts, last_status, last_ms, last_error, last_answer, next_at } = delivery;
  const facts = [
    counted(attempts, 'attempt'),
    ...(last_status === null ? [] : [`answer ${last_status}`]),
    ...(last_ms === null ? [] : [`${last_ms} ms`]),
  ];
  return (
    <Stack gap={6} align="flex-start">
      <Text>
        <StatusBadge {...statuses[status]} /> <strong>{event}</strong>
        {delivery.is_replay && ' (sent again)'} · <Timestamp at={delivery.created_at} />
      </Text>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
        {status === 'waiting' && next_at && attempts > 0 && (
          <>
            {' '}
            · next try <Timestamp at={next_at} />
          </>
        )}
      </Text>
      {last_error && <Text size="sm">{last_error}</Text>}
      <Code block w="100%" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {delivery.payload}
        {last_answer ? `\n\n→ ${last_answer}` : ''}
      </Code>
      <Button
        size="xs"
        disabled={replaying.isPending}
        onClick={() => replaying.mutate({ params: { id: delivery.id } })}
        aria-label={`Send again: ${event}`}
      >
        Send again
      </Button>
    </Stack>
  );
}
