import { Group, Progress, Text } from '@mantine/core';
import { count } from './count.ts';
import { headLengths, lengthVerdict, type MeasuredText } from './head-lengths.ts';

const tones = { empty: 'neutral', short: 'yellow', fits: 'green', 'will be cut': 'red' } as const;

interface LengthMeterProps {
  readonly of: MeasuredText;
  readonly length: number;
  /** The measured length, if it differs from the typed one. */
  readonly note?: string;
}

/** How long a head text is, beside what search results show of it. */
export function LengthMeter({ of, length, note = '' }: LengthMeterProps) {
  const { max } = headLengths[of];
  const verdict = lengthVerdict(of, length);
  const color = `var(--tone-${tones[verdict]})`;
  return (
    <Group component="span" gap={10} mt={6}>
      <Progress
        component="span"
        w="6rem"
        size={4}
        color={color}
        value={Math.min(100, (length / max) * 100)}
        aria-hidden
      />
      <Text span size="xs" c={verdict === 'will be cut' ? color : 'dimmed'} className="numeric">
        {count(length)} of {max}
        {note}, {verdict}
      </Text>
    </Group>
  );
}
