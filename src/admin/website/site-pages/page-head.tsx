import { Switch, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { SitePageDocument } from '../../../contract/website/site-pages.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { useDraft, useDraftStore } from '../../templates/templates/draft/draft-store.ts';
import { placeOf } from '../../templates/templates/draft/place.ts';
import { useEditorView } from '../../templates/templates/editor-view.ts';
import { SearchResult } from '../../templates/templates/preview/search-result.tsx';
import { previewPause, sitePageQueries } from './site-page-queries.ts';

interface PageHeadProps {
  readonly document: SitePageDocument;
  readonly isOwn: boolean;
  readonly onPath: (path: string) => void;
  readonly onInSearch: (inSearch: boolean) => void;
}

/** The fields above the sections: name, address, and what search engines show. */
export function PageHead({ document, isOwn, onPath, onInSearch }: PageHeadProps) {
  const store = useDraftStore();
  const { errors } = useEditorView();
  const name = useDraft(draft => draft.name);
  const title = useDraft(draft => draft.title_template);
  const description = useDraft(draft => draft.meta_description_template);
  const [asked] = useDebouncedValue(document, previewPause);
  const drawn = useQuery({ ...sitePageQueries.preview(asked), select: headOf }).data ?? {
    title,
    description,
  };
  return (
    <Panel title="Page" isPlain gap="md">
      <TextInput
        label="Name"
        description="In menus and breadcrumbs."
        required
        value={name}
        error={errors.name}
        data-place={placeOf('name')}
        onChange={event => store.write(placeOf('name'), event.currentTarget.value)}
      />
      <TextInput
        label="Address"
        description={
          isOwn
            ? 'A new address leaves a redirect at the old one.'
            : 'The address of a page of the trade stays: others rely on it.'
        }
        readOnly={!isOwn}
        value={document.path}
        error={errors.path}
        onChange={event => onPath(event.currentTarget.value)}
      />
      <TextInput
        label="Title for search engines"
        required
        value={title}
        error={errors.title}
        data-place={placeOf('title_template')}
        onChange={event => store.write(placeOf('title_template'), event.currentTarget.value)}
      />
      <Textarea
        label="Description for search engines"
        minRows={2}
        value={description}
        error={errors.description}
        data-place={placeOf('meta_description_template')}
        onChange={event => store.write(placeOf('meta_description_template'), event.currentTarget.value)}
      />
      <SearchResult slug={document.path.slice(1)} title={drawn.title} description={drawn.description} />
      <Switch
        label="Search engines may list it"
        checked={document.in_search}
        onChange={event => onInSearch(event.currentTarget.checked)}
      />
    </Panel>
  );
}

/** What the page's head says once the words of the business are filled in. */
function headOf({ html }: { html: string }): { title: string; description: string } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return { title: page.title, description };
}
