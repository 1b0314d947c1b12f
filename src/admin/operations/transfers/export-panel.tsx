import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconDatabaseExport, IconStack2, IconTemplate } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { transferRoutes } from '../../../contract/operations/transfers.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { write } from '../../platform/write.ts';

const choices = [
  {
    type: 'templates',
    label: 'Templates Only',
    icon: IconTemplate,
    what: 'All templates, for another installation.',
  },
  {
    type: 'batches',
    label: 'Batches Only',
    icon: IconStack2,
    what: 'All batches with their plans.',
  },
  {
    type: 'full_system',
    label: 'Full System',
    icon: IconDatabaseExport,
    what: 'Pages, leads, customers, settings, posts and redirects, without passwords or keys.',
  },
] as const;

/** The three exports. Each runs in the background and then appears in the list below. */
export function ExportPanel() {
  const exporting = useMutation(
    write(transferRoutes.startExport, {
      failure: 'The export could not be started',
      done: 'The export is being written. It appears below.',
    }),
  );
  return (
    <Panel title="Export">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        {choices.map(({ type, label, icon: Icon, what }) => (
          <Stack key={type} gap="xs" justify="space-between">
            <Text size="sm" c="dimmed" id={`export-${type}`}>
              {what}
            </Text>
            <Group>
              <Button
                leftSection={<Icon size={16} aria-hidden />}
                aria-describedby={`export-${type}`}
                loading={exporting.isPending && exporting.variables.body.export_type === type}
                disabled={exporting.isPending}
                onClick={() => exporting.mutate({ body: { export_type: type } })}
              >
                {label}
              </Button>
            </Group>
          </Stack>
        ))}
      </SimpleGrid>
    </Panel>
  );
}
