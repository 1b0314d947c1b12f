import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type {
  PlainField,
  PlainInput,
  PlainNoun,
  PlainRecord,
} from '../../../contract/platform/plain-noun.ts';
import { call } from '../api.ts';
import { fieldErrors } from '../api-error.ts';
import { DialogForm } from '../ui/dialog-form.tsx';
import { openDialog } from '../ui/open-dialog.tsx';
import { write } from '../write.ts';

/** Opens the form of a record, or of a new one. */
export function openPlainForm(noun: PlainNoun, over: PlainRecord | null): void {
  openDialog({ title: over ? `Change ${noun.one}` : `Add ${noun.one}` }, close => (
    <PlainForm noun={noun} over={over} onClose={close} />
  ));
}

interface PlainFormProps {
  noun: PlainNoun;
  over: PlainRecord | null;
  onClose: () => void;
}

function PlainForm({ noun, over, onClose }: PlainFormProps) {
  const { routes, one, fields } = noun;
  const form = useForm<PlainInput>({
    initialValues: Object.fromEntries(
      Object.entries(fields).map(([name, { initial }]) => [name, over ? (over[name] ?? initial) : initial]),
    ),
    validate: schemaResolver(noun.input, { sync: true }),
  });
  const saving = useMutation(
    write({
      mutationFn: (body: PlainInput) =>
        over
          ? call(routes.update, { params: { id: over.id }, body: { ...body, updated_at: over.updated_at } })
          : call(routes.create, { body }),
      done: over ? `Saved the ${one}` : `Added the ${one}`,
      silentFailure: true,
      changes: [[noun.noun]],
    }),
  );
  const save = (values: PlainInput) =>
    saving.mutate(values, { onSuccess: onClose, onError: error => form.setErrors(fieldErrors(error)) });
  return (
    <DialogForm
      write={saving}
      onSubmit={form.onSubmit(save)}
      onCancel={onClose}
      action={over ? `Save ${one}` : `Add ${one}`}
      hasFieldErrors
    >
      {Object.entries(fields).map(([name, field], index) => (
        <PlainInputOf key={name} name={name} field={field} form={form} isFirst={index === 0} />
      ))}
    </DialogForm>
  );
}

interface PlainInputOfProps {
  name: string;
  field: PlainField;
  form: UseFormReturnType<PlainInput>;
  isFirst: boolean;
}

function PlainInputOf({ name, field: { kind, label, help }, form, isFirst }: PlainInputOfProps) {
  const words = {
    label,
    ...(help ? { description: help } : {}),
    ...(isFirst ? { 'data-autofocus': true } : {}),
  };
  const props = form.getInputProps(name, { type: kind === 'switch' ? 'checkbox' : 'input' });
  if (kind === 'switch') return <Switch {...words} {...props} />;
  if (kind === 'long-text') return <Textarea {...words} autosize minRows={3} {...props} />;
  if (kind === 'whole-number') return <NumberInput {...words} required allowDecimal={false} {...props} />;
  if (kind === 'day')
    return (
      <TextInput
        {...words}
        {...props}
        type="date"
        value={props.value ?? ''}
        onChange={event => props.onChange(event.currentTarget.value || null)}
      />
    );
  return <TextInput {...words} required {...props} />;
}
