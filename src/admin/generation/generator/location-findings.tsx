import { Alert, Group, List, SimpleGrid, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { count } from '../../platform/ui/count.ts';
import classes from './location-findings.module.css';
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
export function LocationFindings({ report = nothing }: { report: PlanForecast['locations'] | undefined }) {
  const lines = report.total_lines - report.empty_lines;
  return (
    <section aria-labelledby="locations-read">
      <Title order={3} id="locations-read" mb="xs">
        Locations read
      </Title>
      <SimpleGrid component="dl" cols={5} spacing={4}>
        <Figure name="Lines" value={report.total_lines} />
        <Figure name="Empty" value={report.empty_lines} />
        <Figure name="Ready" value={report.ready_count} />
        <Figure name="Rejected" value={report.rejected_count} />
        <Figure name="Repeated" value={report.duplicate_count} />
      </SimpleGrid>
      {lines > SHORT_LIST && report.rejected_count > lines / 2 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} mt="sm">
          Most lines could not be read. Check that each one is “City, State”.
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
          <More left={report.ready_count - report.sample.length} what="ready" />
        </List>
      )}
      {report.rejected.length > 0 && (
        <List mt="sm" size="sm" spacing={6} listStyleType="none">
          {report.rejected.map(({ line_number, line, suggestion }) => (
            <List.Item key={line_number} className={classes.rejected}>
              <Text span size="sm">
                Line {count(line_number)}: <span className="mono">{line}</span>
              </Text>
              <Text size="sm" c="dimmed">
                {suggestion}
              </Text>
            </List.Item>
          ))}
          <More left={report.rejected_count - report.rejected.length} what="rejected" />
        </List>
      )}
    </section>
  );
}

function More({ left, what }: { left: number; what: string }) {
  return left > 0 ? (
    <List.Item c="dimmed">
      ... and {count(left)} more {what}
    </List.Item>
  ) : null;
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{count(value)}</dd>
    </div>
  );
}
