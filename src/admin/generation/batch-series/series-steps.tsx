import { Alert, Button, List, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type BatchSeries, batchSeriesRoutes } from '../../../contract/generation/batch-series.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { write } from '../../platform/write.ts';
import { batchKeys } from '../batches/batch-queries.ts';

const SHOWN = 5;

/** What can be done to all batches of a series at once, as far as they wait for it. */
export function SeriesSteps({ series }: { series: BatchSeries }) {
  const params = { id: series.id };
  const approve = useMutation(
    write(batchSeriesRoutes.approve, {
      failure: 'Failed to approve batch. Please try again.',
      done: outcome => doneLabel(outcome, 'approved'),
      changes: batchKeys,
    }),
  );
  const generate = useMutation(
    write(batchSeriesRoutes.generate, {
      failure: 'Failed to start batch generation. Please try again.',
      done: outcome => doneLabel(outcome, 'on the way'),
      changes: batchKeys,
    }),
  );
  const refused = [...(approve.data?.refused ?? []), ...(generate.data?.refused ?? [])];
  return (
    <>
      {series.awaiting_approval > 0 && (
        <Button
          size="xs"
          loading={approve.isPending}
          aria-label={`Approve ${allOf(series.awaiting_approval)} of ${series.name}`}
          onClick={() => approve.mutate({ params })}
        >
          Approve {allOf(series.awaiting_approval)}
        </Button>
      )}
      {series.awaiting_generation > 0 && (
        <Button
          size="xs"
          loading={generate.isPending}
          aria-label={`Generate ${allOf(series.awaiting_generation)} of ${series.name}`}
          onClick={() => generate.mutate({ params })}
        >
          Generate {allOf(series.awaiting_generation)}
        </Button>
      )}
      {refused.length > 0 && (
        <Alert
          color="red"
          role="alert"
          flex="0 1 100%"
          title={`${counted(refused.length, 'batch was', 'batches were')} refused`}
        >
          <List size="sm" listStyleType="none" spacing={4}>
            {refused.slice(0, SHOWN).map(({ id, name, message }) => (
              <List.Item key={id}>
                <Text span fw={500}>
                  {name}
                </Text>
                : {message}
              </List.Item>
            ))}
            {refused.length > SHOWN && <List.Item>... and {count(refused.length - SHOWN)} more</List.Item>}
          </List>
        </Alert>
      )}
    </>
  );
}

const allOf = (batches: number) => `${batches === 1 ? '' : 'all '}${counted(batches, 'batch', 'batches')}`;

/** Another tab, or the click before, may have been quicker. */
function doneLabel(
  { done, refused }: { done: readonly string[]; refused: readonly unknown[] },
  what: string,
): string | undefined {
  if (done.length > 0) return `${counted(done.length, 'batch', 'batches')} ${what}`;
  return refused.length === 0 ? `All batches are ${what} already` : undefined;
}
