import { Group, Text } from '@mantine/core';
import { IconAdjustments, IconCheck } from '@tabler/icons-react';
import classes from './color-shown.module.css';
import type { ColorVerdict } from './color-verdict.ts';

/** The owner's color beside what pages show. */
export function ColorShown({ name, verdict }: { name: string; verdict: ColorVerdict }) {
  const { yours, light, dark, text, dark_text, is_shifted, sentence } = verdict;
  const Sign = is_shifted ? IconAdjustments : IconCheck;
  return (
    <div>
      <dl className={classes.colors} aria-label={name}>
        <Swatch label="Your color" color={yours} />
        <Swatch label="Shown as, light" color={light} text={text} />
        <Swatch label="Shown as, dark" color={dark} text={dark_text} />
      </dl>
      <Group gap={6} wrap="nowrap" align="flex-start" mt="xs">
        <Sign size={16} className={classes.sign ?? ''} aria-hidden />
        <Text size="sm" c="dimmed" aria-live="polite">
          {sentence}
        </Text>
      </Group>
    </div>
  );
}

function Swatch({ label, color, text }: { label: string; color: string; text?: string }) {
  return (
    <div className={classes.color}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.swatch} style={{ background: color, color: text }} aria-hidden>
          {text !== undefined && 'Aa'}
        </span>
        <code>{color}</code>
      </dd>
    </div>
  );
}
