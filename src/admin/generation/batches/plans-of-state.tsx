import { Anchor, Button, Paper, Table, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BatchPreview, Plan } from '../../../contract/generation/plans.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { batchQueries } from './batch-queries.ts';
import { planTones } from './batch-status.ts';
import classes from './plans-of-state.module.css';

/** One state's plans: the first ten, and more on demand. */
export function PlansOfState({
  batchId,
  state,
  count: total,
  plans: first,
  startsOpen,
}: BatchPreview['states'][number] & { batchId: string; startsOpen: boolean }) {
  const [isOpen] = useState(startsOpen); // From then on the reader's choice stays.
  const [wantsMore, setWantsMore] = useState(false);
  const more = useInfiniteQuery({ ...batchQueries.plansOfState(batchId, state), enabled: wantsMore });
  const loaded = more.data?.pages.flatMap(page => page.items) ?? [];
  const plans = loaded.length > first.length ? loaded : first;
  const left = Math.max(0, total - plans.length);
  const showMore = () => {
    if (wantsMore) void more.fetchNextPage();
    else setWantsMore(true);
  };
  return (
    <Paper component="details" open={isOpen} className={classes.card}>
      <summary className={classes.head}>
        <IconChevronRight size={16} className={classes.chevron} aria-hidden />
        <Text component="h3" fw={600}>
          {state}
        </Text>
        <Text size="sm" c="dimmed" className="numeric" ml="auto">
          {counted(total, 'plan')}
        </Text>
      </summary>

      <Table verticalSpacing={6} horizontalSpacing="md" aria-label={`Plans in ${state}`}>
        <Table.Thead className={classes.columnHead}>
          <Table.Tr>
            <Table.Th>Address</Table.Th>
            <Table.Th visibleFrom="sm" w="16%">
              City
            </Table.Th>
            <Table.Th visibleFrom="sm" w="22%">
              Keyword
            </Table.Th>
            <Table.Th w={{ base: '38%', sm: '22%' }}>Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {plans.map(plan => (
            <PlanLine key={plan.id} plan={plan} />
          ))}
        </Table.Tbody>
      </Table>

      {left > 0 && (
        <Button variant="subtle" fullWidth radius={0} loading={more.isFetching} onClick={showMore}>
          ... and {count(left)} more
        </Button>
      )}
    </Paper>
  );
}

function PlanLine({ plan }: { plan: Plan }) {
  const address = `/${plan.slug}/`;
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {plan.generated_page_id ? (
          <Anchor href={address} target="_blank" rel="noreferrer" className="mono">
            {address}
          </Anchor>
        ) : (
          <span className="mono">{plan.slug === '' ? 'none' : address}</span>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm">{plan.city}</Table.Td>
      <Table.Td visibleFrom="sm">{plan.keyword}</Table.Td>
      <Table.Td>
        <StatusBadge {...planTones[plan.status]} busy={plan.status === 'generating'} />
        {plan.error_message && (
          <Text size="xs" c="dimmed" mt={2}>
            {plan.error_message}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
