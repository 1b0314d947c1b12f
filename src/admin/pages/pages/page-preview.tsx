import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Page, pageRoutes } from '../../../contract/pages/pages.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { listQuery } from '../../platform/read-query.ts';
import { RenderedPage } from '../../platform/ui/rendered-page.tsx';
import type { PageChanges } from './page-changes.ts';
import classes from './page-editor.module.css';

/** After the last key, before the page is drawn again (ms). */
const PAUSE = 250;

interface PagePreviewProps {
  page: Page;
  changes: PageChanges;
  /** The section that is being edited: the preview scrolls to it. */
  section: string | null;
}

/** The page as visitors would get it with the changes, drawn by the site itself. */
export function PagePreview({ page, changes, section }: PagePreviewProps) {
  const [debounced] = useDebouncedValue(JSON.stringify(changes), PAUSE);
  const preview = useQuery(
    listQuery(pageRoutes.preview, {
      params: { id: page.id },
      body: JSON.parse(debounced) as PageChanges,
      asOf: [page.revision],
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  const rendered = useRef<Document>(null);
  useEffect(() => {
    if (section) rendered.current?.getElementById(section)?.scrollIntoView({ block: 'start' });
  }, [section]);
  const state = preview.isPlaceholderData ? 'Drawing…' : 'As visitors would see it';
  return (
    <div className={classes.preview}>
      <RenderedPage
        html={preview.data?.html ?? ''}
        state={preview.isError ? errorMessage(preview.error) : state}
        onRendered={inside => {
          rendered.current = inside;
        }}
      />
    </div>
  );
}
