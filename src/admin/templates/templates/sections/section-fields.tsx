import { Group, NativeSelect, Stack } from '@mantine/core';
import { memo } from 'react';
import { type SectionType, sectionFields, sectionTypeLabel } from '../../../../sections/schemas.ts';
import { withType } from '../draft/change-draft.ts';
import { useDraftStore, useSectionPart } from '../draft/draft-store.ts';
import { placeOf } from '../draft/place.ts';
import { useEditorView } from '../editor-view.ts';
import { TemplateField } from '../fields/template-field.tsx';
import { ContentField } from './content-field.tsx';
import { OrderInput } from './order-input.tsx';

/** The fields of a section: what every section has, and those of its type, as the section itself declares them. */
export const SectionFields = memo(function SectionFields({ id }: { id: string }) {
  const store = useDraftStore();
  const type = useSectionPart(id, section => section.type) ?? 'text';
  const { offered } = useEditorView();
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
