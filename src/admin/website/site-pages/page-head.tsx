import { Switch, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { SitePageDocument } from '../../../contract/website/site-pages.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { useDraft, useDraftStore } from '../../templates/templates/draft/draft-store.ts';
import { placeOf } from '../../templates/templates/draft/place.ts';
import { useEditorView } from '../../templates/templates/editor-view.ts';
import { SearchResult } from '../../templates/templates/preview/search-result.tsx';
import { headLabels } from './site-page-draft.ts';
import { previewPause, sitePageQueries } from './site-page-queries.ts';

interface PageHeadProps {
  readonly document: SitePageDocument;
  readonly isOwn: boolean;
}

/** The fields above the sections: name, address, and what search engines show. */
export function PageHead({ document, isOwn }: PageHeadProps) {
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
        label={headLabels.name}
        description="In menus and breadcrumbs."
        required
        value={name}
        error={errors.name}
        data-place={placeOf('name')}
        onChange={event => store.write(placeOf('name'), event.currentTarget.value)}
      />
      <TextInput
        label={headLabels.path}
        description={
          isOwn
            ? 'A new address leaves a redirect at the old one.'
            : 'This address can’t be changed. Other pages of the trade use it.'
        }
        readOnly={!isOwn}
        value={document.path}
        error={errors.path}
        data-place={placeOf('path')}
        onChange={event => store.write(placeOf('path'), event.currentTarget.value)}
      />
      <TextInput
        label={headLabels.title}
        required
        value={title}
        error={errors.title_template}
        data-place={placeOf('title_template')}
        onChange={event => store.write(placeOf('title_template'), event.currentTarget.value)}
      />
      <Textarea
        label={headLabels.description}
        minRows={2}
        value={description}
        error={errors.meta_description_template}
        data-place={placeOf('meta_description_template')}
        onChange={event => store.write(placeOf('meta_description_template'), event.currentTarget.value)}
      />
      <SearchResult slug={document.path.slice(1)} title={drawn.title} description={drawn.description} />
      <Switch
        label="Search engines may list it"
        checked={document.in_search}
        onChange={event => {
          const in_search = event.currentTarget.checked;
          store.edit(draft => ({ ...draft, in_search }));
        }}
      />
    </Panel>
  );
}

/** The page's head texts with the words of the business filled in. */
function headOf({ html }: { html: string }): { title: string; description: string } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return { title: page.title, description };
}
