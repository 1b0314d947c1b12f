import { ActionIcon, Stack, Switch, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { claimRoutes } from '../../../contract/business/claims.ts';
import { readQuery } from '../../platform/read-query.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { CursorPager, type Trail } from '../../platform/ui/cursor-pager.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PlainTable } from '../../platform/ui/plain-table.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';

/** The fields that decide if texts with unstated claims can be published. */
export function ClaimFields({ form }: { form: GroupForm<'claims'> }) {
  return (
    <Panel
      title="Claims"
      help="Names, numbers, dates, prices, superlatives and promises need a source or reason."
    >
      <Switch label="Don’t publish unstated claims" {...form.getInputProps('is_on', { type: 'checkbox' })} />
    </Panel>
  );
}

/** The words that were accepted for a reason. */
export function AcceptedClaims() {
  const [cursors, setCursors] = useState<Trail>([]);
  const accepted = useQuery(readQuery(claimRoutes.list, { query: { per_page: 20, cursor: cursors.at(-1) } }));
  const remove = useMutation(write(claimRoutes.remove, { failure: 'The claim could not be removed.' }));
  const { items = [] } = accepted.data ?? {};
  return (
    <QueryBoundary title="Accepted claims could not be read" query={accepted}>
      <Panel title="Accepted claims" help="Every text may use these words. Remove one to be asked again.">
        {items.length === 0 ? (
          <Text size="sm" c="dimmed">
            None yet. You accept words with a reason when you publish.
          </Text>
        ) : (
          <Stack gap="sm">
            <PlainTable
              label="Accepted claims"
              columns={[
                { title: 'Words', render: ({ claim }) => claim },
                {
                  title: 'Reason',
                  render: ({ reason, accepted_by, created_at }) => (
                    <>
                      {reason}
                      <Text size="xs" c="dimmed">
                        {accepted_by ?? 'A deleted account'}, <Timestamp at={created_at} />
                      </Text>
                    </>
                  ),
                },
                {
                  title: 'Actions',
                  isNumber: true,
                  render: ({ id, claim }) => (
                    <ActionIcon
                      size={36}
                      aria-label={`Remove ${claim}`}
                      loading={remove.isPending && remove.variables.params.id === id}
                      onClick={() => remove.mutate({ params: { id } })}
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  ),
                },
              ]}
              rows={items}
              keyOf={({ id }) => id}
            />
            <CursorPager list={accepted.data} nouns={['claim', 'claims']} local={[cursors, setCursors]} />
          </Stack>
        )}
      </Panel>
    </QueryBoundary>
  );
}
