import { Switch, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { SitePageDocument } from '../../../contract/website/site-pages.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { useDraft, useDraftStore } from '../../templates/templates/draft/draft-store.ts';
import { placeOf } from '../../templates/templates/draft/place.ts';
import { useSaveErrors } from '../../templates/templates/editor-state.ts';
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
  const errors = useSaveErrors();
  const name = useDraft(draft => draft.name);
  const title = useDraft(draft => draft.title_template);
  const description = useDraft(draft => draft.meta_description_template);
  const [asked] = useDebouncedValue(document, previewPause);
  const drawn = useQuery({ ...sitePageQueries.preview(asked), select: headOf }).data ?? {
    title,
    description,
  };
  const field = (key: string, value: string) => ({
    value,
    error: errors[placeOf(key)],
    'data-place': placeOf(key),
    onChange: (event: { currentTarget: { value: string } }) =>
      store.write(placeOf(key), event.currentTarget.value),
  });
  return (
    <Panel title="Page" isPlain gap="md">
      <TextInput
        label={headLabels.name}
        description="In menus and breadcrumbs."
        required
        {...field('name', name)}
      />
      <TextInput
        label={headLabels.path}
        description={
          isOwn
            ? 'A new address leaves a redirect at the old one.'
            : 'This address can’t be changed. Other pages of the trade use it.'
        }
        readOnly={!isOwn}
        {...field('path', document.path)}
      />
      <TextInput label={headLabels.title} required {...field('title_template', title)} />
      <Textarea
        label={headLabels.description}
        minRows={2}
        {...field('meta_description_template', description)}
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
