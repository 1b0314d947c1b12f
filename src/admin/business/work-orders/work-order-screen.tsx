import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { countyShown } from '../../../contract/business/places.ts';
import {
  fewestJobs,
  type WorkOrderSummary,
  workOrderRoutes,
  yearsTold,
} from '../../../contract/business/work-orders.ts';
import { addressOf } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { count, counted } from '../../platform/ui/count.ts';
import { ExportButton } from '../../platform/ui/export-button.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PlainTable } from '../../platform/ui/plain-table.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { openWorkOrderImport } from './work-order-import.tsx';
import { workOrderMutations } from './work-order-mutations.ts';

/** Finished jobs as pages count them, by town and service. */
export function WorkOrderScreen() {
  const summary = useQuery(readQuery(workOrderRoutes.summary));
  const orders = useQuery(readQuery(workOrderRoutes.list, { query: { per_page: 1 } }));
  const removing = useMutation(workOrderMutations.removeAll);
  const total = orders.data?.total ?? 0;
  const askDeletion = () =>
    confirmLoss({
      title: 'Delete work orders',
      question: 'Delete all work orders?',
      consequence: 'Pages stop counting them at once. This cannot be undone.',
      action: 'Delete all',
      onConfirm: () => removing.mutate({}),
    });
  return (
    <Screen
      title="Work orders"
      purpose={`Finished jobs of the last ${yearsTold} years, counted on pages.`}
      back={{ to: '/admin/statements', label: 'Statements' }}
      action={
        <>
          {total > 0 && (
            <>
              <Button c="var(--tone-red)" loading={removing.isPending} onClick={askDeletion}>
                Delete all
              </Button>
              <ExportButton href={addressOf(workOrderRoutes.export.path, {})} />
            </>
          )}
          <PrimaryButton onClick={openWorkOrderImport}>Import jobs</PrimaryButton>
        </>
      }
    >
      <Panel
        title="What pages say"
        help={`A town with fewer than ${fewestJobs} jobs has those of its county.`}
        aside={
          orders.data && (
            <Text c="dimmed">
              {count(total)}
              {total >= manyCounted ? ' or more' : ''} {total === 1 ? 'job' : 'jobs'} kept
            </Text>
          )
        }
      >
        <QueryBoundary title="The work orders could not be read" query={summary}>
          <Stack gap="sm">
            {summary.data?.items.length === 0 ? (
              <Text>
                {total === 0
                  ? 'No jobs yet. Import the export of the program that writes your bills.'
                  : `No town has ${fewestJobs} jobs of one service yet.`}
              </Text>
            ) : (
              <PlainTable
                label="Jobs by town and service"
                columns={columns}
                rows={summary.data?.items}
                keyOf={({ subject_kind, subject, service }) => `${subject_kind} ${subject} ${service}`}
              />
            )}
            {summary.data && summary.data.total > summary.data.items.length && (
              <Text size="sm" c="dimmed">
                The first {count(summary.data.items.length)} of {counted(summary.data.total, 'line')}.
              </Text>
            )}
          </Stack>
        </QueryBoundary>
      </Panel>
    </Screen>
  );
}

/** Lists count no further. */
const manyCounted = 10_000;

const columns = [
  {
    title: 'Town',
    render: ({ subject_kind, subject }: WorkOrderSummary) =>
      subject_kind === 'county'
        ? subject.replace(/^(.*), /, (_, name: string) => `${countyShown(name)}, `)
        : subject,
  },
  { title: 'Service', from: 'sm' as const, render: ({ service }: WorkOrderSummary) => service },
  { title: 'Jobs', isNumber: true, from: 'sm' as const, render: ({ jobs }: WorkOrderSummary) => count(jobs) },
  { title: 'Pages can say', render: sentenceOf },
];

/** @example sentenceOf(summary) // '23 water heater jobs since January 2026. Half of them cost $1,450 to $1,900.' */
function sentenceOf({ facts }: WorkOrderSummary): string {
  const known = new Map(facts.map(({ name, value }) => [name.slice(name.indexOf('.') + 1), value]));
  const prices = known.get('own_job_prices');
  const time = known.get('own_job_time');
  return [
    `${known.get('own_jobs') ?? ''} since ${known.get('own_jobs_since') ?? ''}.`,
    prices === undefined ? '' : `Half of them cost ${prices}.`,
    time === undefined ? '' : `Half of them took ${time} or less.`,
  ]
    .filter(Boolean)
    .join(' ');
}
