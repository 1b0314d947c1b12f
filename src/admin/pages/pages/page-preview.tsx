import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Page } from '../../../contract/pages/pages.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { DrawnPage } from '../../platform/ui/drawn-page.tsx';
import classes from './page-editor.module.css';
import { type PageChanges, pageQueries } from './page-queries.ts';

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
  const preview = useQuery(pageQueries.preview(page.id, page.revision, JSON.parse(debounced) as PageChanges));
  const drawn = useRef<Document>(null);
  useEffect(() => {
    if (section) drawn.current?.getElementById(section)?.scrollIntoView({ block: 'start' });
  }, [section]);
  const state = preview.isPlaceholderData ? 'Drawing…' : 'As visitors would see it';
  return (
    <div className={classes.preview}>
      <DrawnPage
        html={preview.data?.html ?? ''}
        state={preview.isError ? errorMessage(preview.error) : state}
        onDrawn={inside => {
          drawn.current = inside;
        }}
      />
    </div>
  );
}
