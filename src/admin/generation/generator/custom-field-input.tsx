import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { CustomField } from '../../../contract/templates/templates.ts';

interface CustomFieldInputProps {
  name: string;
  field: CustomField;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

/** The input of one custom field, as the template defines it. */
export function CustomFieldInput({ name, field, value, error, onValue }: CustomFieldInputProps) {
  const shared = {
    label: field.label || name,
    placeholder: field.placeholder,
    withAsterisk: field.required,
    'aria-required': field.required,
    error,
    value,
  };
  if (field.type === 'select') {
    return (
      <NativeSelect
        {...shared}
        data={[
          { value: '', label: field.placeholder || 'Choose…' },
          ...field.options.map(option => ({ value: option, label: option })),
        ]}
        onChange={event => onValue(event.currentTarget.value)}
      />
    );
  }
  if (field.type === 'textarea') {
    return (
      <Textarea
        autosize={false}
        {...shared}
        rows={4}
        maxLength={10_000}
        resize="vertical"
        onChange={event => onValue(event.currentTarget.value)}
      />
    );
  }
  return <TextInput {...shared} maxLength={10_000} onChange={event => onValue(event.currentTarget.value)} />;
}
