import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import {
  type Redirect,
  type RedirectAnswer,
  type RedirectType,
  redirectSchema,
  redirectTypes,
} from '../../../contract/pages/redirects.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { useSaveOver } from '../../platform/ui/use-save-over.tsx';
import { announceRedirect } from './announce-redirect.ts';
import { draftOf, type RedirectDraft, redirectMutations } from './redirect-mutations.ts';

/** Opens the form for a redirect that exists. */
export function changeRedirect(redirect: Redirect): void {
  open('Change redirect', redirect, draftOf(redirect));
}

/** Opens the form for a new one, with what is known already. */
export function addRedirect(known: Partial<RedirectDraft> = {}, onAdded: () => void = () => undefined): void {
  open('Add redirect', null, { ...emptyRedirect, ...known }, onAdded);
}

function open(title: string, stored: Redirect | null, initial: RedirectDraft, onSaved?: () => void): void {
  openDialog({ title }, close => (
    <RedirectForm
      stored={stored}
      initial={initial}
      onCancel={close}
      onDone={answer => {
        close();
        announceRedirect(answer);
        onSaved?.();
      }}
    />
  ));
}

interface RedirectFormProps {
  /** Null for a new one. */
  stored: Redirect | null;
  initial: RedirectDraft;
  onDone: (answer: RedirectAnswer) => void;
  onCancel: () => void;
}

const typeLabels: Readonly<Record<RedirectType, string>> = {
  301: '301 (Permanent)',
  302: '302 (Temporary)',
  307: '307 (Temporary, keeps the method)',
  308: '308 (Permanent, keeps the method)',
  410: '410 (Gone)',
};

const typeOf = (value: string): RedirectType => redirectTypes.find(type => String(type) === value) ?? 301;

const emptyRedirect: RedirectDraft = {
  source_path: '',
  destination_path: '',
  redirect_type: 301,
  is_prefix: false,
  is_active: true,
  description: '',
};

/** One redirect to add or change. Fields show their problems; a cycle is shown step by step. */
function RedirectForm({ stored, initial, onDone, onCancel }: RedirectFormProps) {
  const saving = useMutation(redirectMutations.save);
  const form = useForm<RedirectDraft>({
    initialValues: initial,
    validate: {
      source_path: text => (text.trim() === '' ? 'Enter the old path, like /old-page' : null),
      destination_path: (text, { redirect_type }) =>
        redirect_type !== 410 && text.trim() === '' ? 'Enter the destination, like /new-page' : null,
    },
  });
  const { submit, remedy } = useSaveOver({
    form,
    saving,
    stored,
    schema: redirectSchema,
    valuesOf: draftOf,
    onDone,
  });
  return (
    <DialogForm
      write={saving}
      onSubmit={submit}
      onCancel={onCancel}
      action={stored ? 'Save redirect' : 'Add redirect'}
      hasFieldErrors
      remedy={remedy}
    >
      <TextInput
        label="Source path"
        description="The old address without a domain, like /old-page or /?p=123."
        placeholder="/old-page"
        required
        data-autofocus
        {...form.getInputProps('source_path')}
      />
      {form.values.redirect_type !== 410 && (
        <TextInput
          label="Destination path"
          description="A path of this site, or a full address with https://"
          placeholder="/new-page"
          required
          {...form.getInputProps('destination_path')}
        />
      )}
      <NativeSelect
        label="Redirect type"
        data={redirectTypes.map(type => ({ value: String(type), label: typeLabels[type] }))}
        value={String(form.values.redirect_type)}
        onChange={event => form.setFieldValue('redirect_type', typeOf(event.currentTarget.value))}
      />
      <Switch
        label="Include all subpaths"
        description="/old/a/b redirects to /new/a/b."
        error={form.errors.is_prefix}
        {...form.getInputProps('is_prefix', { type: 'checkbox' })}
      />
      <TextInput label="Description" maxLength={500} {...form.getInputProps('description')} />
      <Switch label="Active" {...form.getInputProps('is_active', { type: 'checkbox' })} />
    </DialogForm>
  );
}
