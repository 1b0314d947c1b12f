import { ActionIcon, Anchor, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconDots, IconMoodSmile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { type NotFoundHit, redirectRoutes } from '../../../contract/pages/redirects.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { nounKey } from '../../platform/route-key.ts';
import { actionsColumn, FROM_TABLET, fitColumn } from '../../platform/ui/columns.tsx';
import { count } from '../../platform/ui/count.ts';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';
import { announceRedirect } from './announce-redirect.ts';
import { addRedirect } from './redirect-form.tsx';

/** Missing addresses shown at once. */
const MAX_MISSING = 100;

interface MissRow {
  id: string;
  address: NotFoundHit;
}

/** Missing addresses, most requested first, each with a redirect button. */
export function MissList() {
  const missing = useQuery({
    ...readQuery(redirectRoutes.notFound, { query: { per_page: MAX_MISSING } }),
    select: ({ items }) => ({ items: items.map(address => ({ id: address.path, address })) }),
  });
  return (
    <Stack gap="md">
      <RecordList
        query={missing}
        errorTitle="The list could not be read"
        label="Addresses not found"
        columns={columns}
        empty={{
          icon: IconMoodSmile,
          title: 'No missing addresses',
          why: 'Requested addresses that do not exist appear here, with a suggested page.',
        }}
      >
        <Text c="dimmed">
          Missing addresses, most requested first. Redirect one to the nearest live page in one step.
          {missing.data?.items.length === MAX_MISSING && ` The ${MAX_MISSING} most requested are shown.`}
        </Text>
      </RecordList>
    </Stack>
  );
}

const columns: DataTableColumn<MissRow>[] = [
  {
    accessor: 'path',
    title: 'Address',
    render: ({ address }) => (
      <Stack gap={2}>
        <Text className="mono" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {address.path}
        </Text>
        {address.suggestion && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            Nearest live page:{' '}
            <Anchor href={address.suggestion} target="_blank" rel="noreferrer" className="mono" size="sm">
              {address.suggestion}
            </Anchor>
          </Text>
        )}
        {address.referrer && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            from {address.referrer}
          </Text>
        )}
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          {count(address.hits)}×, last <Timestamp at={address.last_at} />
        </Text>
      </Stack>
    ),
  },
  fitColumn(
    'hits',
    { title: 'Asked for', visibleMediaQuery: FROM_TABLET, textAlign: 'right' },
    ({ address }) => (
      <>
        <span className="numeric">{count(address.hits)}×</span>
        <Text size="xs" c="dimmed">
          <Timestamp at={address.last_at} />
        </Text>
      </>
    ),
  ),
  actionsColumn(({ address }) => <MissingAddressActions address={address} />),
];

function MissingAddressActions({ address }: { address: NotFoundHit }) {
  const client = useQueryClient();
  const forgetting = useMutation(
    write(redirectRoutes.forget, { failure: 'The address could not be removed from the list' }),
  );
  const { path, suggestion } = address;
  const mutationKey = ['redirect-address', path];
  const redirecting = useMutation(
    write({
      mutationKey,
      mutationFn: async (to: string) => {
        const body = { source_path: path, destination_path: to };
        const answer = await call(redirectRoutes.create, { body });
        await call(redirectRoutes.forget, { body: { path } });
        return answer;
      },
      failure: 'The redirect could not be added',
      done: announceRedirect,
      changes: [nounKey(redirectRoutes.list)],
    }),
  );
  // A second click may come before the button is drawn as busy.
  const redirect = (to: string) => client.isMutating({ mutationKey }) === 0 && redirecting.mutate(to);
  const forget = () => forgetting.mutate({ body: { path } });
  const askWhere = () => addRedirect({ source_path: path, destination_path: suggestion ?? '' }, forget);
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {suggestion === null ? (
        <Button size="xs" onClick={askWhere} aria-label={`Redirect ${path}`}>
          Redirect…
        </Button>
      ) : (
        <Button
          size="xs"
          loading={redirecting.isPending}
          disabled={redirecting.isSuccess} // Until the list is read again without it.
          onClick={() => redirect(suggestion)}
          aria-label={`Redirect there: ${path} to ${suggestion}`}
        >
          Redirect there
        </Button>
      )}
      <Menu>
        <Menu.Target>
          <ActionIcon size="lg" aria-label={`More for ${path}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {suggestion !== null && <Menu.Item onClick={askWhere}>Redirect elsewhere…</Menu.Item>}
          <Menu.Item disabled={forgetting.isPending} onClick={forget}>
            Remove from this list
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
