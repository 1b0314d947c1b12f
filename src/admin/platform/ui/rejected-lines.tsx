import { List, ScrollArea, Text } from '@mantine/core';
import { count } from './count.ts';

interface RejectedLinesProps {
  readonly noun: 'Line' | 'Row';
  /** The first of them, each with what to do about it. */
  readonly lines: readonly { line_number: number; line: string; suggestion: string }[];
  readonly total: number;
}

const SHOWN = 50;

/** Lines of a list that could not be read. */
export function RejectedLines({ noun, lines, total }: RejectedLinesProps) {
  if (lines.length === 0) return null;
  const left = total - Math.min(SHOWN, lines.length);
  return (
    <ScrollArea.Autosize
      mah={240}
      mt="sm"
      type="auto"
      viewportProps={{ tabIndex: 0, 'aria-label': `Rejected ${noun.toLowerCase()}s` }}
    >
      <List size="sm" spacing={6} listStyleType="none">
        {lines.slice(0, SHOWN).map(({ line_number, line, suggestion }) => (
          <List.Item
            key={line_number}
            pl={10}
            style={{ overflowWrap: 'anywhere', borderLeft: '2px solid var(--tone-red)' }}
          >
            {noun} {count(line_number)}: <span className="mono">{line || 'empty'}</span>
            <Text size="sm" c="dimmed">
              {suggestion}
            </Text>
          </List.Item>
        ))}
        {left > 0 && <List.Item c="dimmed">... and {count(left)} more rejected</List.Item>}
      </List>
    </ScrollArea.Autosize>
  );
}
