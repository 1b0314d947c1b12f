import { Group, SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Page } from '../../../contract/pages/pages.ts';
import { errorMessage } from '../../platform/api-error.ts';
import classes from './page-editor.module.css';
import { type PageChanges, pageQueries } from './page-queries.ts';

/** After the last key, before the page is drawn again (ms). */
const PAUSE = 250;
const HEIGHT = 900;
const widths = { Desktop: 1200, Tablet: 768, Phone: 375 } as const;
type Device = keyof typeof widths;

interface PagePreviewProps {
  page: Page;
  changes: PageChanges;
  /** The section that is being edited: the preview goes there. */
  section: string | null;
}

/** The page as visitors would get it with the changes, drawn by the site itself. No script runs in it. */
export function PagePreview({ page, changes, section }: PagePreviewProps) {
  const [device, setDevice] = useState<Device>('Phone');
  const [settled] = useDebouncedValue(JSON.stringify(changes), PAUSE);
  const preview = useQuery(pageQueries.preview(page.id, page.revision, JSON.parse(settled) as PageChanges));
  const { ref, width } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const scale = width > 0 ? Math.min(1, width / widths[device]) : 1;
  useEffect(() => {
    if (section) frame.current?.contentDocument?.getElementById(section)?.scrollIntoView({ block: 'start' });
  }, [section]);
  /** A new drawing starts where the one before was left. */
  const settle = () => {
    const inside = frame.current?.contentWindow;
    if (!inside) return;
    inside.scrollTo(0, scrolled.current);
    inside.addEventListener('scroll', () => {
      scrolled.current = inside.scrollY;
    });
  };
  return (
    <section className={classes.preview} aria-label="Preview">
      <Group justify="space-between" mb="xs">
        <SegmentedControl
          size="xs"
          aria-label="Width of the preview"
          data={Object.keys(widths)}
          value={device}
          onChange={value => setDevice(value as Device)}
        />
        <Text size="sm" c="dimmed" component="output">
          {preview.isPlaceholderData ? 'Drawing…' : 'As visitors would see it'}
        </Text>
      </Group>
      {preview.isError && (
        <Text size="sm" role="alert" mb="xs">
          {errorMessage(preview.error)}
        </Text>
      )}
      <div ref={ref} className={classes.stage} style={{ height: HEIGHT * scale }}>
        <iframe
          ref={frame}
          title="Preview of the page"
          sandbox="allow-same-origin"
          srcDoc={preview.data?.html ?? ''}
          onLoad={settle}
          style={{ width: widths[device], height: HEIGHT, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
