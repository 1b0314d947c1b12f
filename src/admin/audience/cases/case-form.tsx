import {
  Group,
  NativeSelect,
  NumberInput,
  type NumberInputProps,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { Case } from '../../../contract/audience/cases.ts';
import { ownPack } from '../../../contract/platform/content-packs.ts';
import { packQueries } from '../../business/packs/pack-queries.ts';
import { serviceQueries } from '../../business/services/service-queries.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { useExampleTown } from '../../platform/settings/example-town.ts';
import { settingsQuery } from '../../platform/settings/setting-queries.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { isChanged, showStored } from '../../platform/ui/stored-form.ts';
import { useLeaveQuestion } from '../../platform/ui/use-leave-question.ts';
import { type CaseValues, hasSameTexts, problemsOf, toFields, valuesOf } from './case-draft.ts';
import { loadOptions } from './case-labels.ts';
import { caseWrites } from './case-queries.ts';
import { CaseRefused } from './case-refused.tsx';

interface CaseFormProps {
  /** Null for a new one. */
  stored: Case | null;
  initial: CaseValues;
  /** Photos of a new one. */
  children?: ReactNode;
  /** Also saves the photos, where there are some. */
  isBusy?: boolean;
  onSaved?: (saved: Case) => void;
}

/** As wide as the fields around it. */
const dollars = {
  size: 'md',
  prefix: '$',
  placeholder: '$',
  min: 0,
  inputMode: 'decimal',
  styles: { wrapper: { maxWidth: 'none' } },
} satisfies NumberInputProps;

/** One job: big controls, because it is entered on a phone where the work was done. */
export function CaseForm({ stored, initial, children, isBusy = false, onSaved }: CaseFormProps) {
  const saving = useMutation(caseWrites.save);
  const services = useQuery(serviceQueries.list(ownPack));
  const settings = useQuery(settingsQuery);
  const packs = useQuery(packQueries.list());
  const unit = packs.data?.items.find(({ is_own }) => is_own)?.load_unit ?? null;
  const towns = useId();
  const exampleTown = useExampleTown();
  const form = useForm<CaseValues>({ initialValues: initial, validate: problemsOf });
  /** What the form was filled from. */
  const [base, setBase] = useState(stored);
  useLeaveQuestion(() => isChanged(form), 'here');
  const take = (from: Case, sent?: CaseValues) => {
    setBase(from);
    showStored(form, valuesOf(from), sent);
  };
  // What others saved is shown where nothing was typed here. Photos and publishing change no text.
  if (stored && base && stored.revision > base.revision && !saving.isPending) {
    if (!isChanged(form)) take(stored);
    else if (hasSameTexts(base, stored)) setBase(stored);
  }
  const save = (over: Case | null, is_another_job = false) => {
    const values = form.getValues();
    setBase(over);
    saving.mutate(
      { values, over, is_another_job },
      {
        onSuccess: saved => {
          take(saved, values);
          onSaved?.(saved);
        },
        onError: error => form.setErrors(toFields(fieldErrors(error))),
      },
    );
  };
  const loadTheirs = (theirs: Case) => {
    take(theirs);
    saving.reset();
  };
  const names = (services.data?.items ?? []).map(({ name }) => name);
  return (
    <form noValidate onSubmit={form.onSubmit(() => save(base))}>
      <Stack gap="md">
        <Textarea
          size="md"
          label="What was done"
          description="One or two sentences. No address, no phone number."
          placeholder="What it was, how much of it, and what was special about it."
          required
          minRows={2}
          maxRows={5}
          maxLength={300}
          {...form.getInputProps('summary')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NativeSelect
            size="md"
            label="Service"
            required
            data={[
              { value: '', label: 'Choose a service' },
              ...new Set([...names, ...(form.values.service ? [form.values.service] : [])]),
            ]}
            {...form.getInputProps('service')}
          />
          <TextInput
            size="md"
            label="Town"
            placeholder={exampleTown.text}
            required
            list={towns}
            autoComplete="off"
            {...form.getInputProps('place')}
          />
          <TextInput size="md" type="date" label="Done on" required {...form.getInputProps('done_on')} />
          {unit !== null && (
            <NativeSelect
              size="md"
              label="Load"
              data={loadOptions(unit)}
              {...form.getInputProps('load_eighths')}
            />
          )}
          <NumberInput label="Price from" {...dollars} {...form.getInputProps('price_from')} />
          <NumberInput label="Price to" {...dollars} {...form.getInputProps('price_to')} />
        </SimpleGrid>
        <datalist id={towns}>
          {(settings.data?.areas.value.towns ?? []).map(({ city, state }) => (
            <option key={`${city} ${state}`}>{`${city}, ${state}`}</option>
          ))}
        </datalist>
        {children}
        <TextInput
          size="md"
          label="Customer’s first name"
          description="Shown only if the customer agrees."
          maxLength={40}
          {...form.getInputProps('customer_name')}
        />
        <Textarea
          size="md"
          label="Customer’s words"
          description="As they were said. Shown only if the customer agrees."
          minRows={2}
          maxRows={8}
          maxLength={1_000}
          {...form.getInputProps('customer_words')}
        />
        <CaseRefused
          error={saving.error}
          onAnotherJob={() => save(base, true)}
          onTake={loadTheirs}
          onOverwrite={save}
        />
        <Group justify="flex-end" gap="xs">
          <PrimaryButton size="md" type="submit" disabled={saving.isPending || isBusy}>
            {saving.isPending || isBusy ? 'Saving...' : 'Save finished work'}
          </PrimaryButton>
        </Group>
      </Stack>
    </form>
  );
}
