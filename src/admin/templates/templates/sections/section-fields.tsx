import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import { type SectionType, sectionFields, sectionTypeLabel } from '../../../../sections/schemas.ts';
import { withOrder, withType } from '../draft/change-draft.ts';
import { useDraftStore, useSectionPart } from '../draft/draft-store.ts';
import { placeOf } from '../draft/place.ts';
import { useEditorState } from '../editor-state.ts';
import { TemplateField } from '../fields/template-field.tsx';
import { ContentField } from './content-field.tsx';

/** The fields of a section: what every section has, and those of its type, as the section itself declares them. */
export const SectionFields = memo(function SectionFields({ id }: { id: string }) {
  const store = useDraftStore();
  const type = useSectionPart(id, section => section.type) ?? 'text';
  const { offered } = useEditorState();
  return (
    <Stack gap="md" pt="sm">
      <Group align="flex-end" gap="sm">
        <NativeSelect
          id={`section-type-${id}`}
          label="Type"
          flex="1 1 10rem"
          value={type}
          onChange={event => {
            const chosen = event.currentTarget.value;
            store.edit(draft => withType(draft, id, chosen));
          }}
          data={typeOptions(offered, type)}
        />
        <OrderInput id={id} />
      </Group>
      <TemplateField place={placeOf('section', id, 'title')} label="Title" kind="title" longest={2_000} />
      {sectionFields(type).map(field => (
        <ContentField key={`${type}.${field.name}`} id={id} field={field} />
      ))}
    </Stack>
  );
});

/** The editor's types; an older or unknown one stays choosable for the section that has it. */
function typeOptions(types: readonly SectionType[], current: string) {
  const offered = types.filter(({ type, preset }) => !preset || type === current);
  const options = offered.map(({ type, label }) => ({ value: type, label }));
  return options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: sectionTypeLabel(current) }];
}

/**
 * A section's position as a number, from 1. It applies when the field loses focus or is saved, so that the section does
 * not jump while the user types.
 */
function OrderInput({ id }: { id: string }) {
  const store = useDraftStore();
  const order = useSectionPart(id, section => section.order) ?? 1;
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null) store.edit(draft => withOrder(draft, id, typed));
    setTyped(null);
  };
  return (
    <TextInput
      label="Order"
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      w={90}
      value={typed ?? String(order)}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={event => {
        const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
        if (event.key === 'Enter' || isSaving) commit();
      }}
    />
  );
}
