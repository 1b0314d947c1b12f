import { Group, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { DeviceSwitch } from './device-switch.tsx';
import { type Device, devices } from './devices.ts';
import classes from './rendered-page.module.css';

interface RenderedPageProps {
  /** The markup as the server drew it. */
  html: string;
  /** The status of the page: loading, or an error. */
  state: string;
  /** With each drawing, once it is in the frame. */
  onRendered: (page: Document) => void;
}

/**
 * A page of the site on the chosen device, as high as there is space. No script runs in it, and a new rendering keeps
 * the scroll position.
 */
export function RenderedPage({ html, state, onRendered }: RenderedPageProps) {
  const [device, setDevice] = useState<Device>('mobile');
  const { ref, width: room, height } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const { width } = devices[device];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const showRendered = () => {
    const inside = frame.current?.contentWindow;
    if (!inside) return;
    inside.scrollTo(0, scrolled.current);
    inside.addEventListener('scroll', () => {
      scrolled.current = inside.scrollY;
    });
    onRendered(inside.document);
  };
  return (
    <section className={classes.panel} aria-label="Preview">
      <Group justify="space-between" gap="xs">
        <DeviceSwitch device={device} onChange={setDevice} />
        <Text size="sm" c="dimmed" component="output">
          {state}
        </Text>
      </Group>
      <div ref={ref} className={classes.stage}>
        <iframe
          ref={frame}
          title="Preview of the page"
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={showRendered}
          style={{ width, height: height / scale || '100%', transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
