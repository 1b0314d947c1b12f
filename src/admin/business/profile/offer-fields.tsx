import { SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

/** What the company promises, charges and accepts. */
export function OfferFields({ form }: { form: GroupForm<'business'> }) {
  const list = (path: 'claims' | 'items' | 'refused_items', max: number) => ({
    ...form.getInputProps(path),
    size: 'sm' as const,
    maxTags: max,
    error: form.errors[path] ?? firstOf(form.errors, `${path}.`),
  });
  return (
    <>
      <Panel title="Price" help="Shown on the front page, on Pricing and on service pages.">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Prices start from"
            description="If empty, no page names a price."
            placeholder="$89"
            {...form.getInputProps('price.starts_from')}
          />
          <TextInput label="The price depends on" {...form.getInputProps('price.depends_on')} />
          <TextInput label="Quotes are" {...form.getInputProps('price.quote')} />
        </SimpleGrid>
      </Panel>
      <Panel title="Promises" help="On the front page and in footers. Expired claims are hidden.">
        <TagsInput label="Promises" description="Press Enter after each. At most 8." {...list('claims', 8)} />
      </Panel>
      <Panel title="What we take on" help="The list beside every quote form.">
        <TagsInput
          label="We take on"
          description="Press Enter after each. At most 20."
          {...list('items', 20)}
        />
        <TagsInput label="We don’t take on" description="At most 20." {...list('refused_items', 20)} />
      </Panel>
    </>
  );
}

/** The first thing wrong with an item of a list. */
function firstOf(errors: Readonly<Record<string, unknown>>, prefix: string) {
  const [path, message] = Object.entries(errors).find(([name]) => name.startsWith(prefix)) ?? [];
  return path === undefined
    ? undefined
    : `Entry ${Number(path.slice(prefix.length)) + 1}: ${String(message)}`;
}
