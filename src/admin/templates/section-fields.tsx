import { NumberInput, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { type EditorField, sectionFields } from '../../sections/schemas.ts';
import { WritingTools } from '../writing/writing-tools.tsx';
import { type EditableContent, type Json, rowsOf, textsOf } from './editable-content.ts';
import { ItemList } from './item-list.tsx';
import type { DraftSection } from './template-draft.ts';

interface SectionFieldsProps {
  section: DraftSection;
  contentPack: string;
  onChange: (content: EditableContent) => void;
}

/** The fields of a section's type, as the section itself declares them. */
export function SectionFields({ section, contentPack, onChange }: SectionFieldsProps) {
  return (
    <Stack gap="md">
      {sectionFields(section.type).map(field => (
        <FieldControl
          key={`${section.type}.${field.name}`}
          field={field}
          sectionType={section.type}
          contentPack={contentPack}
          value={section.content[field.name]}
          onChange={value => onChange({ ...section.content, [field.name]: value })}
        />
      ))}
    </Stack>
  );
}

interface FieldControlProps {
  field: EditorField;
  sectionType: string;
  contentPack: string;
  value: Json | undefined;
  onChange: (value: Json) => void;
}

function FieldControl({ field, sectionType, contentPack, value, onChange }: FieldControlProps) {
  const { control, label, help } = field;
  const words = { label, ...(help ? { description: help } : {}) };
  if (control === 'switch') {
    return (
      <Switch {...words} checked={value === true} onChange={event => onChange(event.currentTarget.checked)} />
    );
  }
  if (control === 'number') {
    return (
      <NumberInput
        {...words}
        size="sm"
        min={1}
        allowDecimal={false}
        value={typeof value === 'number' ? value : ''}
        onChange={next => onChange(Number(next) || 1)}
      />
    );
  }
  if (control === 'list' || control === 'images') {
    return (
      <ItemList
        field={field}
        rows={textsOf(value).map(text => ({ text }))}
        columns={[{ name: 'text', label: control === 'images' ? 'Address' : 'Text', isLong: false }]}
        onChange={rows => onChange(rows.map(row => row.text ?? ''))}
      />
    );
  }
  if (control === 'rows' || control === 'links') {
    const columns = field.columns.map(({ name, label }, place) => ({
      name,
      label,
      isLong: control === 'rows' && place > 0,
    }));
    return <ItemList field={field} rows={rowsOf(value)} columns={columns} onChange={onChange} />;
  }
  const text = {
    ...words,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (control !== 'text' && control !== 'textarea') return <TextInput {...text} spellCheck={false} />;
  return (
    <>
      {control === 'textarea' ? (
        <Textarea {...text} autosize minRows={3} maxRows={16} />
      ) : (
        <TextInput {...text} />
      )}
      {field.kind !== 'plain' && (
        <WritingTools
          value={text.value}
          section_type={sectionType}
          field={field.name}
          field_label={label}
          kind={field.kind}
          context={{ content_pack: contentPack }}
          onApply={onChange}
        />
      )}
    </>
  );
}
