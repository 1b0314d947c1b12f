import { Text } from '@mantine/core';
import type { LikenessFigures } from '../../contract/likeness.ts';
import { count, counted } from '../ui/count.ts';
import classes from './likeness-facts.module.css';

/** What was compared, and how local the pages are. */
export function LikenessFacts({ figures }: { figures: LikenessFigures }) {
  const { local } = figures;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Too alike</dt>
        <dd>
          {figures.over_percent} %
          <Text component="span" size="sm" c="dimmed">
            {count(figures.pages_over)} of {counted(figures.pages, 'page')}
          </Text>
        </dd>
      </div>
      <div>
        <dt>Local substance</dt>
        <dd>
          {local.score} of 100
          <Text component="span" size="sm" c="dimmed">
            Words a page that only its place has: {oneDecimal(local.own_words)}. Facts beyond its name:{' '}
            {oneDecimal(local.facts)}. Columns of your own, used as placeholders, raise it; 40 words are full
            marks.
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
