import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { previewText } from '../../../engine/index.ts';
import classes from './writing-panel.module.css';

interface OneReadingProps {
  text: string;
  values: Readonly<Record<string, string>>;
  kind: 'prose' | 'title';
  /** True if there is more than one reading to see. */
  varies: boolean;
}

/** The text as one page would show it, and what is wrong with it after it was edited. */
export function OneReading({ text, values, kind, varies }: OneReadingProps) {
  const [seed, setSeed] = useState(1);
  const { text: reading, issues } = previewText({ text, values, seed, kind });
  const problem = issues.find(({ level }) => level === 'problem');
  return (
    <div className={classes.reading}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="xs" c="dimmed">
          On a page
        </Text>
        {(varies || text.includes('|')) && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={12} aria-hidden />}
            onClick={() => setSeed(seed + 1)}
          >
            Another page
          </Button>
        )}
      </Group>
      <Text size="sm" className={classes.words}>
        {reading}
      </Text>
      {problem && (
        <Text size="xs" c="red" role="alert" mt={4}>
          Line {problem.line}, column {problem.column}: {problem.message}
        </Text>
      )}
    </div>
  );
}
