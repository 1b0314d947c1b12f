import {
  Alert,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  type NumberInputProps,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Case, caseSchema } from '../../../contract/audience/cases.ts';
import { packQueries } from '../../business/packs/pack-queries.ts';
import { errorMessage, isRefusal } from '../../platform/api-error.ts';
import { useExampleTown } from '../../platform/settings/example-town.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { TheirsOrMine, theirsIn } from '../../platform/ui/theirs-or-mine.tsx';
import { useSubjects } from '../reviews/use-subjects.tsx';
import { loadOptions } from './case-labels.ts';
import type { useCaseForm } from './use-case-form.ts';

interface CaseFormProps {
  job: ReturnType<typeof useCaseForm>;
  /** Photos of a new one. */
  children?: ReactNode;
  /** It is being saved, or its photos are. */
  isBusy: boolean;
}

/** The properties of a price input, which is as wide as the fields around it. */
const dollars = {
  size: 'md',
  prefix: '$',
  placeholder: '$',
  min: 0,
  inputMode: 'decimal',
  styles: { wrapper: { maxWidth: 'none' } },
} satisfies NumberInputProps;

/** One job: big controls, because it is entered on a phone where the work was done. */
export function CaseForm({ job, children, isBusy }: CaseFormProps) {
  const { form } = job;
  const subjects = useSubjects(form.values.service, 'Choose a service');
  const packs = useQuery(packQueries.list());
  const unit = packs.data?.items.find(({ is_own }) => is_own)?.load_unit ?? null;
  const exampleTown = useExampleTown();
  return (
    <form noValidate onSubmit={form.onSubmit(() => job.save())}>
      <Stack gap="md">
        <Textarea
          size="md"
          label="What was done"
          description="One or two sentences. No address, no phone number."
          placeholder="What it was, how much, and what was special about it."
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
            data={subjects.services}
            {...form.getInputProps('service')}
          />
          <TextInput
            size="md"
            label="Town"
            placeholder={exampleTown.text}
            required
            list={subjects.townsId}
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
        {subjects.towns}
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
          error={job.error}
          onAnotherJob={() => job.save(undefined, { is_another_job: true })}
          onTake={job.takeTheirs}
          onOverwrite={theirs => job.save(theirs)}
        />
        <Group justify="flex-end" gap="xs">
          <PrimaryButton size="md" type="submit" disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Save finished work'}
          </PrimaryButton>
        </Group>
      </Stack>
    </form>
  );
}

interface CaseRefusedProps {
  error: Error | null;
  onAnotherJob: () => void;
  onTake: (theirs: Case) => void;
  onOverwrite: (theirs: Case) => void;
}

/** Why a case was not saved, and what one can do about it. */
function CaseRefused({ error, onAnotherJob, onTake, onOverwrite }: CaseRefusedProps) {
  if (!error) return null;
  const isAlike = isRefusal(error, 'alike-case');
  const theirs = theirsIn(error, caseSchema);
  return (
    <Alert color={isAlike ? 'yellow' : 'red'} role="alert" ref={reveal}>
      <Stack gap="sm" align="flex-start">
        {errorMessage(error)}
        {isAlike && <Button onClick={onAnotherJob}>Yes, save it as another job</Button>}
        {theirs && <TheirsOrMine theirs={theirs} onTake={onTake} onOverwrite={onOverwrite} />}
      </Stack>
    </Alert>
  );
}

/** The refusal shows far below the button that saves and publishes. */
const reveal = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });
