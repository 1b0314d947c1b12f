import { Paper, SegmentedControl, SimpleGrid, Skeleton, Text } from '@mantine/core';
import type { ViewPeriod, Views } from '../../../contract/pages/views.ts';
import { count } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { DayChart, dayLabel } from './day-chart.tsx';
import classes from './views.module.css';

type Key = 'views' | 'calls' | 'leads';

const tiles: readonly { key: Key; title: string; noun: string; why: string }[] = [
  { key: 'views', title: 'Page views', noun: 'views', why: 'Opened by people' },
  { key: 'calls', title: 'Call buttons pressed', noun: 'calls', why: 'Firefox isn’t counted' },
  { key: 'leads', title: 'Leads', noun: 'leads', why: 'Without suspected spam' },
];

interface ViewsPanelProps {
  views: Views | undefined;
  period: ViewPeriod;
  onPeriod: (period: ViewPeriod) => void;
}

/** What visitors did, day by day, beside the period before. */
export function ViewsPanel({ views, period, onPeriod }: ViewsPanelProps) {
  return (
    <Panel
      title="Visitors"
      aside={
        <SegmentedControl
          aria-label="Period"
          size="xs"
          value={period}
          onChange={onPeriod}
          data={[
            { value: '30', label: '30 days' },
            { value: '90', label: '90 days' },
          ]}
        />
      }
      isPlain
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        {tiles.map(tile => (
          <Tile key={tile.key} tile={tile} views={views} />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Counted on the server, without cookies or visitor data. Days are UTC.
        {views?.counted_since && ` Counting began on ${dayLabel(views.counted_since)}.`}
      </Text>
    </Panel>
  );
}

function Tile({ tile, views }: { tile: (typeof tiles)[number]; views: Views | undefined }) {
  const days = views?.days.map(one => ({ day: one.day, value: one[tile.key] }));
  const total = days?.reduce((sum, one) => sum + one.value, 0);
  return (
    <Paper className={classes.tile}>
      <Text size="sm" c="dimmed">
        {tile.title}
      </Text>
      {days && total !== undefined && views ? (
        <>
          <div className={classes.value}>
            <Text span fz="1.375rem" fw={600} className="numeric">
              {count(total)}
            </Text>
            <Text span size="sm" c="dimmed">
              {comparison(total, views.before[tile.key])}
            </Text>
          </div>
          <DayChart noun={tile.noun} days={days} />
          <Text size="xs" c="dimmed" className={classes.ends} aria-hidden>
            <span>{dayLabel(days[0]?.day ?? '')}</span>
            <span>Today</span>
          </Text>
        </>
      ) : (
        <Skeleton height={116} my={4} />
      )}
      <Text size="xs" c="dimmed">
        {tile.why}
      </Text>
    </Paper>
  );
}

/** A percentage of next to nothing is noise. */
function comparison(now: number, before: number): string {
  if (before === 0) return 'none in the period before';
  if (before < 20) return `${count(before)} in the period before`;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'as many as before';
  return `${count(Math.abs(percent))}% ${percent > 0 ? 'more' : 'fewer'} than before`;
}
