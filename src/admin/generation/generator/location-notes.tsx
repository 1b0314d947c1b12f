import { Alert, Group, List, SimpleGrid, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { count } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import { RejectedLines } from '../../platform/ui/rejected-lines.tsx';
import type { PlanForecast } from './plan-forecast.ts';

/** Lists this short are probably still being typed; no warning about most of them. */
const SHORT_LIST = 10;

const nothing: PlanForecast['locations'] = {
  total_lines: 0,
  empty_lines: 0,
  ready_count: 0,
  rejected_count: 0,
  duplicate_count: 0,
  sample: [],
  rejected: [],
};

/** How the pasted locations were understood. */
export function LocationNotes({ report = nothing }: { report: PlanForecast['locations'] | undefined }) {
  const lines = report.total_lines - report.empty_lines;
  return (
    <section aria-labelledby="locations-read">
      <Title order={3} id="locations-read" mb="xs">
        Locations read
      </Title>
      <SimpleGrid component="dl" cols={5} spacing={4}>
        <Figure size="sm" name="Lines" value={count(report.total_lines)} />
        <Figure size="sm" name="Empty" value={count(report.empty_lines)} />
        <Figure size="sm" name="Ready" value={count(report.ready_count)} />
        <Figure size="sm" name="Rejected" value={count(report.rejected_count)} />
        <Figure size="sm" name="Repeated" value={count(report.duplicate_count)} />
      </SimpleGrid>
      {lines > SHORT_LIST && report.rejected_count > lines / 2 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} mt="sm">
          Most lines could not be read. Each must be “City, State”.
        </Alert>
      )}
      {report.sample.length > 0 && (
        <List mt="sm" size="sm" spacing={2} listStyleType="none">
          {report.sample.map(({ city, state }) => (
            <List.Item key={`${city}, ${state}`}>
              <Group gap={6} wrap="nowrap">
                <IconCheck size={14} color="var(--tone-green)" aria-label="Ready:" />
                {city}, {state}
              </Group>
            </List.Item>
          ))}
          {report.ready_count > report.sample.length && (
            <List.Item c="dimmed">
              ... and {count(report.ready_count - report.sample.length)} more ready
            </List.Item>
          )}
        </List>
      )}
      <RejectedLines noun="Line" lines={report.rejected} total={report.rejected_count} />
    </section>
  );
}
