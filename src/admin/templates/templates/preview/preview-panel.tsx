import { ActionIcon, Box, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconArrowsMaximize, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { DeviceSwitch } from '../../../platform/ui/device-switch.tsx';
import { type Device, devices } from '../../../platform/ui/devices.ts';
import { placeOf } from '../draft/place.ts';
import { useEditorState } from '../editor-state.ts';
import { PreviewFrame } from './preview-frame.tsx';
import classes from './preview-panel.module.css';
import { usePreviewValues } from './preview-values.ts';

interface PreviewPanelProps {
  /** The section whose fields have the focus, to be shown. */
  target: { readonly id: string } | null;
  onEnlarge: () => void;
}

/** The page beside its text. A click on a section opens its fields. */
export function PreviewPanel({ target, onEnlarge }: PreviewPanelProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const { page, setTurn } = usePreviewValues();
  const { keyword, city, state } = page.values;
  const { reveal } = useEditorState();
  return (
    <section className={classes.panel} aria-labelledby="live-preview">
      <Group justify="space-between" wrap="nowrap" gap="xs" className={classes.bar}>
        <Box miw={0}>
          <Title order={2} id="live-preview" size="h3">
            Live preview
          </Title>
          <Text size="xs" c="dimmed" truncate>
            {[keyword, city, state].filter(Boolean).join(', ')}
          </Text>
        </Box>
        <Group gap={4} wrap="nowrap">
          <DeviceSwitch device={device} onChange={setDevice} />
          <Tooltip label="Show another variant of the spin text">
            <ActionIcon size={30} aria-label="Other words" onClick={() => setTurn(page.turn + 1)}>
              <IconRefresh size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Open the large preview with values and code">
            <ActionIcon size={30} aria-label="Open the large preview" onClick={onEnlarge}>
              <IconArrowsMaximize size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      <Box flex={1} mih={0}>
        <PreviewFrame
          page={page}
          width={devices[device].width}
          scale={1}
          title="Live preview of the page"
          target={target}
          onSection={id => reveal(placeOf('section', id, 'title'))}
        />
      </Box>
    </section>
  );
}
