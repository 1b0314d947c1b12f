import { ActionIcon, Code, Popover, Stack, Table, Text, Tooltip } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';

const examples: readonly (readonly [typed: string, gives: string])[] = [
  ['## Heading', 'A heading; ### one below it'],
  ['**bold**, *italic*', 'Words that stand out'],
  ['[our prices](/pricing)', 'A link to a page of this site'],
  ['[the county](https://…)', 'A link elsewhere'],
  ['- item', 'A list; 1. item numbers it'],
  ['> words', 'A quote'],
  ['![our crew](https://…)', 'A picture, with words for who can’t see it'],
];

/** What can be typed, on one small card. */
export function MarkdownHelp() {
  return (
    <Popover width="min(28.75rem, calc(100vw - 2rem))" position="bottom-end" withArrow shadow="md" trapFocus>
      <Popover.Target>
        <Tooltip label="Help with Markdown">
          <ActionIcon size="lg" ml="auto" aria-label="Help with Markdown">
            <IconHelp size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label="Help with Markdown" tabIndex={-1}>
        <Stack gap="xs">
          <Table withRowBorders={false} verticalSpacing={4} horizontalSpacing={0}>
            <Table.Tbody>
              {examples.map(([typed, gives]) => (
                <Table.Tr key={typed}>
                  <Table.Td>
                    <Code>{typed}</Code>
                  </Table.Td>
                  <Table.Td>{gives}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Text size="sm" c="dimmed">
            An empty line begins a paragraph. HTML stays text. Pictures need an https address.
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
