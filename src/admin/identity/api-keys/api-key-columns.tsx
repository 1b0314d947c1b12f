import { Box, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { type ApiKey, type ApiKeyState, apiKeyRoutes } from '../../../contract/identity/api-keys.ts';
import { actionsColumn, FROM_TABLET, fitColumn, timestampColumn } from '../../platform/ui/columns.tsx';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { StatusBadge, type Tone } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';

const states: Record<ApiKeyState, { word: string; tone: Tone }> = {
  active: { word: 'Active', tone: 'green' },
  expired: { word: 'Expired', tone: 'neutral' },
  revoked: { word: 'Revoked', tone: 'red' },
  'owner-gone': { word: 'Owner is no admin', tone: 'orange' },
  'owner-without-factor': { word: 'Refused for now', tone: 'orange' },
};

export const apiKeyColumns: DataTableColumn<ApiKey>[] = [
  {
    accessor: 'name',
    title: 'Key',
    render: key => (
      <Stack gap={2}>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {key.name}
        </Text>
        <Text size="sm" c="dimmed" className="mono" style={{ whiteSpace: 'nowrap' }}>
          {key.prefix}…
        </Text>
        <Text size="xs" c="dimmed" lineClamp={2} title={key.scopes.join(', ')}>
          {key.scopes.join(', ')}
        </Text>
        <Box hiddenFrom="sm" mt={4}>
          <KeyStatus apiKey={key} />
        </Box>
      </Stack>
    ),
  },
  {
    accessor: 'owner_email',
    title: 'Acts for',
    width: 190,
    visibleMediaQuery: FROM_TABLET,
    render: key => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {key.owner_email}
      </Text>
    ),
  },
  timestampColumn('last_used_at', { title: 'Last used', visibleMediaQuery: FROM_TABLET, never: 'Never' }),
  fitColumn('state', { title: 'Status', visibleMediaQuery: FROM_TABLET }, key => <KeyStatus apiKey={key} />),
  actionsColumn(key => (key.state === 'revoked' ? null : <RevokeButton apiKey={key} />)),
];

function KeyStatus({ apiKey }: { apiKey: ApiKey }) {
  const { state, expires_at } = apiKey;
  return (
    <Stack gap={2} align="flex-start">
      <StatusBadge {...states[state]} />
      {state === 'active' && (
        <Text size="xs" c="dimmed">
          {expires_at ? (
            <>
              ends <Timestamp at={expires_at} />
            </>
          ) : (
            'no end'
          )}
        </Text>
      )}
      {state === 'owner-without-factor' && (
        <Text size="xs" c="dimmed" maw={220} style={{ whiteSpace: 'normal' }}>
          {apiKey.owner_email} has no second factor, which admins need here. The key works again when they add
          one under Account.
        </Text>
      )}
    </Stack>
  );
}

function RevokeButton({ apiKey }: { apiKey: ApiKey }) {
  const revoking = useMutation(
    write(apiKeyRoutes.revoke, { failure: 'The key could not be revoked', done: 'Key revoked' }),
  );
  const ask = () =>
    confirmLoss({
      title: 'Revoke the key',
      question: `Revoke “${apiKey.name}”?`,
      consequence: 'Programs that use this key lose access at once. This can’t be undone.',
      action: 'Revoke the key',
      onConfirm: () => revoking.mutate({ params: { id: apiKey.id } }),
    });
  return (
    <Button size="xs" aria-label={`Revoke ${apiKey.name}`} disabled={revoking.isPending} onClick={ask}>
      {revoking.isPending ? 'Revoking...' : 'Revoke'}
    </Button>
  );
}
