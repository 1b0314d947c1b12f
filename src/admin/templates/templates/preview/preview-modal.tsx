import { ActionIcon, Button, CloseButton, Group, Modal, SegmentedControl, Tooltip } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize, IconLayoutSidebar } from '@tabler/icons-react';
import { useState } from 'react';
import type { TemplatePreviewFacts } from '../../../../contract/templates/template-preview.ts';
import { DeviceSwitch } from '../../../platform/ui/device-switch.tsx';
import { type Device, devices } from '../../../platform/ui/devices.ts';
import { CodeView } from './code-view.tsx';
import { Extremes } from './extremes.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import classes from './preview-modal.module.css';
import { PreviewSidebar } from './preview-sidebar.tsx';
import { usePreviewValues } from './preview-values.ts';

interface PreviewModalProps {
  opened: boolean;
  onClose: () => void;
}

const views = ['Page', 'Extremes', 'Code'] as const;
type View = (typeof views)[number];

/** The page as large as the screen allows: by device, with other values, as code, and at its extremes. */
export function PreviewModal({ opened, onClose }: PreviewModalProps) {
  const [isFull, setFull] = useState(false);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen={isFull}
      size="min(96vw, 110rem)"
      padding={0}
      yOffset="3vh"
      classNames={{ content: classes.dialog ?? '', body: classes.body ?? '' }}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <PreviewDialog isFull={isFull} onFull={setFull} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface PreviewDialogProps {
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  onClose: () => void;
}

function PreviewDialog({ isFull, onFull, onClose }: PreviewDialogProps) {
  const [device, setDevice] = useState<Device>(() => (window.innerWidth > 700 ? 'desktop' : 'mobile'));
  const [view, setView] = useState<View>('Page');
  const [hasSidebar, setSidebar] = useState(() => window.innerWidth > 900);
  const [target, setTarget] = useState<{ id: string } | null>(null);
  const [facts, setFacts] = useState<TemplatePreviewFacts | null>(null);
  const keepFirst = (read: TemplatePreviewFacts) => setFacts(known => known ?? read);
  const { page } = usePreviewValues();
  const { width, scale } = devices[device];
  const choose = (id: string) => {
    setView('Page');
    setTarget({ id });
  };
  return (
    <>
      <div className={classes.head}>
        <Group gap="sm" wrap="nowrap">
          <Tooltip label="Values, search result and sections">
            <ActionIcon
              size="lg"
              aria-label="Values and sections"
              aria-pressed={hasSidebar}
              onClick={() => setSidebar(!hasSidebar)}
            >
              <IconLayoutSidebar size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Modal.Title data-autofocus tabIndex={-1} className={classes.title}>
            Preview
          </Modal.Title>
        </Group>
        <Group gap="xs">
          <SegmentedControl aria-label="View" size="xs" data={[...views]} value={view} onChange={setView} />
          <DeviceSwitch device={device} onChange={setDevice} />
        </Group>
        <Group gap={4} wrap="nowrap">
          <Button
            size="xs"
            visibleFrom="sm"
            leftSection={
              isFull ? (
                <IconArrowsMinimize size={14} aria-hidden />
              ) : (
                <IconArrowsMaximize size={14} aria-hidden />
              )
            }
            onClick={() => onFull(!isFull)}
          >
            {isFull ? 'Exit fullscreen' : 'Fullscreen'}
          </Button>
          <CloseButton size="lg" aria-label="Close preview" onClick={onClose} />
        </Group>
      </div>
      <div className={classes.main}>
        {hasSidebar && <PreviewSidebar onSection={choose} />}
        <div className={classes.stage}>
          {view === 'Page' && (
            <PreviewFrame
              page={page}
              width={width}
              scale={isFull ? 1 : scale}
              title={`Preview on ${devices[device].label}`}
              target={target}
              onSection={choose}
              onFacts={keepFirst}
            />
          )}
          {view === 'Extremes' && <Extremes facts={facts} width={width} onFacts={keepFirst} />}
          {view === 'Code' && <CodeView page={page} facts={facts} onFacts={keepFirst} />}
        </div>
      </div>
    </>
  );
}
