import { NativeSelect, Switch } from '@mantine/core';
import type { EditorField } from '../../../../sections/schemas.ts';
import { NumberField } from '../../../platform/ui/number-field.tsx';
import { withContent } from '../draft/change-draft.ts';
import { useDraftStore, useSectionPart } from '../draft/draft-store.ts';
import { placeOf } from '../draft/place.ts';
import { AddressField } from '../fields/address-field.tsx';
import { TemplateField } from '../fields/template-field.tsx';
import { ItemRows } from './item-rows.tsx';

interface ContentFieldProps {
  id: string;
  field: EditorField;
}

/** One field of a section's content, by its control. */
export function ContentField({ id, field }: ContentFieldProps) {
  const { name, control, label, help, kind } = field;
  const place = placeOf('section', id, 'content', name);
  if (control === 'switch' || control === 'number' || control === 'choice') {
    return <PlainControl id={id} field={field} />;
  }
  if (field.maximum !== null) return <ItemRows id={id} field={field} />;
  if (control === 'url' || control === 'image') {
    return (
      <AddressField
        place={place}
        label={label}
        description={help || undefined}
        isPicture={control === 'image'}
      />
    );
  }
  return (
    <TemplateField
      place={place}
      label={label}
      description={help || undefined}
      kind={kind}
      rows={control === 'textarea' ? 3 : 1}
      hint={field.hasDefault ? 'If empty, pages show a built-in text' : undefined}
    />
  );
}

function PlainControl({ id, field }: { id: string; field: EditorField }) {
  const store = useDraftStore();
  const { name, control, choices } = field;
  const value = useSectionPart(id, section => section.content[name]);
  const set = (next: boolean | number | string) => store.edit(draft => withContent(draft, id, name, next));
  const words = { label: field.label, description: field.help || undefined };
  if (control === 'choice') {
    return (
      <NativeSelect
        {...words}
        value={typeof value === 'string' ? value : ''}
        data={choices.map(one => ({ value: one.value, label: one.label }))}
        onChange={event => set(event.currentTarget.value)}
      />
    );
  }
  return control === 'switch' ? (
    <Switch {...words} checked={value === true} onChange={event => set(event.currentTarget.checked)} />
  ) : (
    <NumberField
      {...words}
      maw={160}
      min={1}
      allowDecimal={false}
      value={typeof value === 'number' ? value : null}
      onNumber={set}
    />
  );
}
