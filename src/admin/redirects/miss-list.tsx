import { Button, Flex, Stack, Text } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import type { NotFoundHit } from '../../contract/redirects.ts';
import { count } from '../ui/count.ts';
import { LoadError } from '../ui/load-error.tsx';
import { NothingHere } from '../ui/nothing-here.tsx';
import { FIT, RecordTable } from '../ui/record-table.tsx';
import { When } from '../ui/when.tsx';
import { addRedirect } from './open-redirect.tsx';
import { redirectQueries, redirectWrites } from './redirect-queries.ts';

interface MissRow {
  id: string;
  miss: NotFoundHit;
}

/** Addresses people asked for in vain, most wanted first, each one click from a redirect. */
export function MissList() {
  const misses = useQuery(redirectQueries.misses());
  if (misses.isError && !misses.data) {
    return (
      <LoadError
        title="The list could not be read"
        error={misses.error}
        onRetry={() => void misses.refetch()}
      />
    );
  }
  return (
    <RecordTable
      label="Addresses not found"
      columns={columns}
      records={misses.data?.items.map(miss => ({ id: miss.path, miss }))}
      empty={
        <NothingHere
          icon={IconMoodSmile}
          title="Nobody has met a missing page"
          why="When visitors ask for an address that nothing answers, it appears here with how often, where they came from and the page they may have meant."
        />
      }
    />
  );
}

const columns: DataTableColumn<MissRow>[] = [
  {
    accessor: 'path',
    title: 'Address',
    render: ({ miss }) => (
      <Stack gap={2}>
        <Text className="mono" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {miss.path}
        </Text>
        {miss.referrer && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            from {miss.referrer}
          </Text>
        )}
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          {count(miss.hits)}×, last <When at={miss.last_at} />
        </Text>
      </Stack>
    ),
  },
  {
    accessor: 'hits',
    title: 'Asked for',
    width: FIT,
    visibleMediaQuery: '(min-width: 48em)',
    textAlign: 'right',
    render: ({ miss }) => (
      <>
        <span className="numeric">{count(miss.hits)}×</span>
        <Text size="xs" c="dimmed">
          <When at={miss.last_at} />
        </Text>
      </>
    ),
  },
  {
    accessor: 'actions',
    title: 'Actions',
    width: FIT,
    textAlign: 'right',
    render: ({ miss }) => <MissActions miss={miss} />,
  },
];

function MissActions({ miss }: { miss: NotFoundHit }) {
  const forgetting = useMutation(redirectWrites.forget(useQueryClient()));
  return (
    <Flex gap="xs" justify="flex-end" direction={{ base: 'column', sm: 'row' }}>
      <Button
        size="xs"
        onClick={() =>
          addRedirect({ source_path: miss.path, destination_path: miss.suggestion ?? '' }, () =>
            forgetting.mutate(miss.path),
          )
        }
        aria-label={`Redirect ${miss.path}`}
      >
        Redirect
      </Button>
      <Button
        size="xs"
        variant="subtle"
        disabled={forgetting.isPending}
        onClick={() => forgetting.mutate(miss.path)}
        aria-label={`Forget ${miss.path}`}
      >
        Forget
      </Button>
    </Flex>
  );
}
