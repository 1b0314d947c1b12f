import { Text } from '@mantine/core';
import type { LikenessFigures } from '../../../contract/generation/likeness.ts';
import { count, counted } from '../../platform/ui/count.ts';
import classes from './likeness-facts.module.css';

/** What was compared, and how much is too similar. */
export function LikenessFacts({ figures }: { figures: LikenessFigures }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Too similar</dt>
        <dd>
          {figures.over_percent}%
          <Text component="span" size="sm" c="dimmed">
            {count(figures.pages_over)} of {counted(figures.pages, 'page')}
          </Text>
        </dd>
      </div>
      <div>
        <dt>Compared with</dt>
        <dd>
          {counted(figures.live_pages, 'live page')}
          <Text component="span" size="sm" c="dimmed">
            {figures.live_total > figures.live_pages ? `of ${count(figures.live_total)}, ` : ''}
            in {oneDecimal(figures.seconds)} s
          </Text>
        </dd>
      </div>
    </dl>
  );
}

const oneDecimal = (value: number) => (Math.round(value * 10) / 10).toLocaleString('en-US');
