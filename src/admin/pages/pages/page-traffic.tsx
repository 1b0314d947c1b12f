import { Group, Text } from '@mantine/core';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import { count } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { DayChart, dayLabel } from '../views/day-chart.tsx';

/** Views and calls of one page, day by day. */
export function PageTraffic({ days }: { days: PageReport['days'] }) {
  const sum = (key: 'views' | 'calls') => days.reduce((total, day) => total + day[key], 0);
  return (
    <Panel p="md" title="Views in 90 days">
      <Group gap="xl">
        <Text className="numeric">
          <strong>{count(sum('views'))}</strong> views
        </Text>
        <Text className="numeric">
          <strong>{count(sum('calls'))}</strong> calls
        </Text>
      </Group>
      <div>
        <DayChart noun="views" days={days.map(({ day, views }) => ({ day, value: views }))} />
        <Group justify="space-between" mt={4}>
          <Text size="xs" c="dimmed">
            {days[0] && dayLabel(days[0].day)}
          </Text>
          <Text size="xs" c="dimmed">
            Today
          </Text>
        </Group>
      </div>
    </Panel>
  );
}
