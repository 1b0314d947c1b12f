import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SitePageDocument } from '../../../contract/website/site-pages.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { RenderedPage } from '../../platform/ui/rendered-page.tsx';
import { previewPause, sitePageQueries } from './site-page-queries.ts';

interface PreviewProps {
  readonly document: SitePageDocument;
  /** A text of the page was clicked, in the section of this number; -1: outside of all. */
  readonly onPick: (text: string, section: number) => void;
}

/** The page as visitors would see it. A click on a text leads to its field. */
export function SitePagePreview({ document: page, onPick }: PreviewProps) {
  const [asked] = useDebouncedValue(page, previewPause);
  const preview = useQuery(sitePageQueries.preview(asked));
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  const pickOnClick = (inside: Document) =>
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
  return (
    <RenderedPage
      html={preview.data?.html ?? ''}
      state={preview.isError ? errorMessage(preview.error) : 'Click a text to edit it'}
      onRendered={pickOnClick}
    />
  );
}
