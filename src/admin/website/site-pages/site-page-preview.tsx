import { Group, SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SitePageDocument } from '../../../contract/website/site-pages.ts';
import { errorMessage } from '../../platform/api-error.ts';
import classes from './site-page-preview.module.css';
import { previewPause, sitePageQueries } from './site-page-queries.ts';

const widths = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;
type Device = keyof typeof widths;

interface PreviewProps {
  readonly document: SitePageDocument;
  /** Somebody clicked a text of the page, in the section of this number; -1: outside of all. */
  readonly onPick: (text: string, section: number) => void;
}

/** The page as visitors would see it. A click on a text leads to its field. */
export function SitePagePreview({ document: page, onPick }: PreviewProps) {
  const [device, setDevice] = useState<Device>('Phone');
  const [asked] = useDebouncedValue(page, previewPause);
  const preview = useQuery(sitePageQueries.preview(asked));
  const { ref, width: room, height } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  const settle = () => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    inside.defaultView?.scrollTo(0, scrolled.current);
    inside.addEventListener('scroll', () => {
      scrolled.current = inside.defaultView?.scrollY ?? 0;
    });
    inside.addEventListener('click', event => {
      event.preventDefault();
      const { target } = event;
      if (!(target instanceof (inside.defaultView?.Element ?? Element))) return;
      const all = [...inside.querySelectorAll('.sections > *')];
      pick.current(
        target.textContent ?? '',
        all.findIndex(section => section.contains(target)),
      );
    });
  };
  const width = widths[device];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <section className={classes.panel} aria-label="Preview">
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          size="xs"
          aria-label="Width of the preview"
          data={Object.keys(widths)}
          value={device}
          onChange={value => setDevice(value as Device)}
        />
        <Text size="sm" c="dimmed" component="output">
          {preview.isError ? errorMessage(preview.error) : 'Click a text to edit it'}
        </Text>
      </Group>
      <div ref={ref} className={classes.stage}>
        <iframe
          ref={frame}
          title="Preview of the page"
          sandbox="allow-same-origin"
          srcDoc={preview.data?.html ?? ''}
          onLoad={settle}
          style={{ width, height: height / scale || '100%', transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
