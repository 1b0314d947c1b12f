import { Anchor, Group, Progress, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { setupQuery } from './setup-queries.ts';

/** Remaining steps for a new business. Hidden when all are done. */
export function SetupChecklist() {
  const { data } = useQuery(setupQuery);
  if (!data || data.state !== 'set-up') return null;
  const { checklist, is_working, pages_made, pages_planned } = data;
  const done = checklist.filter(one => one.is_done).length;
  if (done === checklist.length && !is_working) return null;
  return (
    <Panel title={`Your new site: ${done} of ${checklist.length} done`}>
      {is_working && (
        <div role="status">
          <Text size="sm">
            Landing pages are being made: {count(pages_made)} of {count(pages_planned)}
          </Text>
          <Progress
            value={pages_planned === 0 ? 0 : (100 * pages_made) / pages_planned}
            mt={4}
            aria-label="Landing pages made"
          />
        </div>
      )}
      <Stack component="ul" gap={8}>
        {checklist.map(({ id, label, is_done, path }) => (
          <Group component="li" key={id} gap={8} wrap="nowrap">
            <ThemeIcon variant="light" color={is_done ? 'green' : 'gray'} size="sm" radius="xl" aria-hidden>
              {is_done ? <IconCheck size={14} /> : <IconCircleDashed size={14} />}
            </ThemeIcon>
            {is_done ? (
              <Text span c="dimmed">
                {label} (done)
              </Text>
            ) : (
              <Anchor href={path}>{label}</Anchor>
            )}
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
