import { Group, Input, NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { contentPackSchema } from '../../../contract/platform/content-packs.ts';
import { usePackOptions } from '../../business/packs/pack-queries.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { useDraft, useDraftStore } from './draft/draft-store.ts';
import { placeOf } from './draft/place.ts';
import { useSaveErrors } from './editor-state.ts';
import { TemplateField } from './fields/template-field.tsx';
import { RenderedLength } from './preview/rendered-length.tsx';
import { RenderedSearchResult } from './preview/search-result.tsx';

/** The template's name, and whether it is published. */
export function TemplateSettings() {
  const store = useDraftStore();
  const errors = useSaveErrors();
  const name = useDraft(draft => draft.name);
  const status = useDraft(draft => draft.status);
  const pack = useDraft(draft => draft.content_pack);
  const packs = usePackOptions(pack);
  const isForCustomers = useDraft(draft => draft.for_customers);
  return (
    <Panel title="Template Settings" isPlain gap="md">
      <TextInput
        label="Name"
        required
        maxLength={200}
        value={name}
        error={errors[placeOf('name')]}
        data-place={placeOf('name')}
        onChange={event => store.write(placeOf('name'), event.currentTarget.value)}
      />
      <Group gap="lg" align="flex-start">
        <Input.Wrapper
          label="Status"
          labelElement="div"
          labelProps={{ id: 'template-status' }}
          description="Only a published template can generate pages."
          inputWrapperOrder={['label', 'input', 'description']}
        >
          <SegmentedControl
            aria-labelledby="template-status"
            display="flex"
            data={[
              { value: 'draft', label: 'Draft' },
              { value: 'published', label: 'Published' },
            ]}
            value={status}
            onChange={chosen => store.edit(draft => ({ ...draft, status: chosen }))}
          />
        </Input.Wrapper>
        <NativeSelect
          label="Content pack"
          flex="1 1 12rem"
          value={pack}
          data={packs}
          onChange={event => {
            const chosen = contentPackSchema.parse(event.currentTarget.value);
            store.edit(draft => ({ ...draft, content_pack: chosen }));
          }}
        />
      </Group>
      <Switch
        label="Customers may use this template"
        description="Customers can generate pages of it in their own area."
        checked={isForCustomers}
        onChange={event => {
          const chosen = event.currentTarget.checked;
          store.edit(draft => ({ ...draft, for_customers: chosen }));
        }}
      />
    </Panel>
  );
}

/** What search results show of a page, with a picture of one. */
export function SeoTemplates() {
  return (
    <Panel title="SEO Templates" isPlain gap="md">
      <TemplateField
        place={placeOf('title_template')}
        label="Title template"
        kind="title"
        required
        longest={2_000}
        below={<RenderedLength of="title" />}
      />
      <TemplateField
        place={placeOf('meta_description_template')}
        label="Meta description template"
        description="Shown below the title in search results. Optional."
        kind="prose"
        rows={2}
        longest={4_000}
        below={<RenderedLength of="meta_description" />}
      />
      <RenderedSearchResult />
    </Panel>
  );
}

/** The heading every page has, stored with the page and drawn where a template has no hero section. */
export function HeroTemplates() {
  return (
    <Panel title="Hero" isPlain gap="md">
      <TemplateField
        place={placeOf('hero_title_template')}
        label="Hero title template"
        description="Heading in lists and on pages without a hero section."
        kind="title"
        required
        longest={2_000}
      />
      <TemplateField
        place={placeOf('hero_subtitle_template')}
        label="Hero subtitle template"
        kind="prose"
        rows={2}
        required
        longest={4_000}
      />
    </Panel>
  );
}
