import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import classes from './batch-metrics.module.css';

/** Metrics of all batches, independent of the list's filters. */
export function BatchMetricCards() {
  const { data, error } = useQuery(readQuery(batchRoutes.metrics, { refetchInterval: 30_000 }));
  if (error && !data) {
    return (
      <Alert color="red" title="The figures could not be read">
        {errorMessage(error)}
      </Alert>
    );
  }
  if (!data) return <Skeleton height={92} radius="md" />;
  // Without a batch, the list below says what to do.
  if (Object.values(data.batches).every(number => number === 0)) return null;
  const cards = [
    { name: 'Total planned', value: count(data.total_planned), note: 'pages' },
    { name: 'Generated', value: count(data.total_completed), note: `${data.percent_completed}% of planned` },
    {
      name: 'States covered',
      value: count(data.state_count),
      note: counted(data.city_count, 'city', 'cities'),
    },
    {
      name: 'Active batches',
      value: count(data.active_batches),
      note: `${count(data.batches.completed)} completed`,
    },
    { name: 'Unique keywords', value: count(data.keyword_count), note: 'in all batches' },
    { name: 'Failed pages', value: count(data.total_failed), note: 'in all batches' },
    { name: 'Pending pages', value: count(data.total_pending), note: 'remaining' },
  ];
  return (
    <dl className={classes.cards} aria-label="All batches in figures">
      {cards.map(card => (
        <Figure key={card.name} {...card} />
      ))}
    </dl>
  );
}
