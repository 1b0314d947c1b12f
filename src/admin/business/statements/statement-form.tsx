import { Loader, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ListedPredicate } from '../../../contract/business/predicates.ts';
import { type SubjectKind, subjectKinds } from '../../../contract/business/statement-filter.ts';
import {
  type Statement,
  statementInputSchema,
  statementSchema,
} from '../../../contract/business/statements.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { useSaveOver } from '../../platform/ui/use-save-over.tsx';
import { type Predicates, usePredicates } from './predicate-queries.ts';
import { type StatementDraft, statementMutations } from './statement-mutations.ts';
import { kindLabels, sentenceOf, subjectShown } from './subject-shown.ts';

const emptyStatement: StatementDraft = {
  subject_kind: 'place',
  subject: '',
  predicate: '',
  value: '',
  source: '',
  source_name: '',
  checked_on: null,
  expires_on: null,
  license: '',
};

const examples: Readonly<Record<SubjectKind, string>> = {
  place: 'Springfield, IL',
  county: 'Sangamon, IL',
  state: 'IL',
  business: '',
  service: 'Window Cleaning',
};

/** Opens the form; null: for a new statement. */
export function openStatement(statement: Statement | null): void {
  openDialog({ title: statement ? 'Change statement' : 'Add statement' }, close => (
    <StatementDialog stored={statement} onDone={close} />
  ));
}

interface StatementFormProps {
  /** Null for a new one. */
  stored: Statement | null;
  onDone: () => void;
}

function StatementDialog(props: StatementFormProps) {
  const predicates = usePredicates();
  return predicates.isRead ? <StatementForm {...props} predicates={predicates} /> : <Loader size="sm" />;
}

/** One statement to add or change, with the sentence it makes. */
function StatementForm({ stored, predicates, onDone }: StatementFormProps & { predicates: Predicates }) {
  const statedOf = (kind: SubjectKind) =>
    predicates.all.filter(({ of, can_be_stated }) => can_be_stated && of.includes(kind));
  const saving = useMutation(statementMutations.save);
  const form = useForm<StatementDraft>({
    initialValues: stored ? draftOf(stored) : withExpiry(emptyStatement, statedOf('place')[0]),
    validate: problemsOf,
  });
  const { subject_kind, predicate, value } = form.values;
  const chosen = predicates.find(predicate);
  /** Until its writer names a day, a new statement expires when its predicate says. */
  const [followsPredicate, setFollows] = useState(!stored);
  const change = (part: Partial<StatementDraft>) => {
    const next = { ...form.values, ...part };
    form.setValues(followsPredicate ? withExpiry(next, predicates.find(next.predicate)) : next);
  };
  const { submit, remedy } = useSaveOver({
    form,
    saving,
    stored,
    schema: statementSchema,
    valuesOf: draftOf,
    onDone,
  });
  const chooseKind = (kind: SubjectKind) => {
    const [first] = statedOf(kind);
    const keeps = statedOf(kind).some(({ name }) => name === predicate);
    change({ subject_kind: kind, subject: '', predicate: keeps ? predicate : (first?.name ?? '') });
  };
  const dayOf = (name: 'checked_on' | 'expires_on') => ({
    value: form.values[name] ?? null,
    error: form.errors[name],
    onChange: (day: string | null) => {
      if (name === 'checked_on') return change({ checked_on: day });
      setFollows(false);
      form.setFieldValue(name, day);
    },
  });
  return (
    <DialogForm
      write={saving}
      onSubmit={submit}
      onCancel={onDone}
      action={stored ? 'Save statement' : 'Add statement'}
      hasFieldErrors
      remedy={remedy}
    >
      {stored ? (
        <Text fw={500}>
          {subjectShown(stored)}: {chosen?.label ?? stored.predicate}
        </Text>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NativeSelect
            label="About"
            data={optionsOf(kindLabels)}
            value={subject_kind}
            data-autofocus
            onChange={event =>
              chooseKind(subjectKinds.find(kind => kind === event.currentTarget.value) ?? 'place')
            }
          />
          {subject_kind !== 'business' && (
            <TextInput
              label="Name"
              required
              placeholder={examples[subject_kind]}
              {...form.getInputProps('subject')}
            />
          )}
          <NativeSelect
            label="What"
            data={statedOf(subject_kind).map(({ name, label }) => ({ value: name, label }))}
            value={predicate}
            error={form.errors.predicate}
            onChange={event => change({ predicate: event.currentTarget.value })}
          />
        </SimpleGrid>
      )}
      {chosen && <HowToFind predicate={chosen} subject={form.values.subject} />}
      <Textarea
        label="Value"
        description="The part of the sentence below, without its period."
        required
        minRows={2}
        maxRows={5}
        maxLength={300}
        {...form.getInputProps('value')}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        Pages say: {sentenceOf(chosen, value)}
      </Text>
      <TextInput
        label="Source"
        description="Address of the source page, or “owner” for what you know yourself."
        placeholder="https://www.springfield.example/permits"
        required
        {...form.getInputProps('source')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label="Name of the source"
          placeholder="City of Springfield"
          {...form.getInputProps('source_name')}
        />
        <TextInput label="License" placeholder="CC BY 4.0" {...form.getInputProps('license')} />
        <Day label="Checked on" help="When you last looked at the source." {...dayOf('checked_on')} />
        <Day
          label="Expires on"
          help="The last day pages show it. Empty: it stays."
          {...dayOf('expires_on')}
        />
      </SimpleGrid>
    </DialogForm>
  );
}

function draftOf({ subject_kind, subject, ...rest }: Statement): StatementDraft {
  const { predicate, value, source, source_name, checked_on, expires_on, license } = rest;
  return {
    subject_kind,
    subject,
    predicate,
    value,
    source,
    source_name,
    checked_on,
    expires_on,
    license,
  };
}

const dayMs = 86_400_000;

function withExpiry(draft: StatementDraft, predicate: ListedPredicate | undefined): StatementDraft {
  const days = predicate?.expires_in_days ?? null;
  const from = draft.checked_on === null ? Date.now() : Date.parse(draft.checked_on);
  const expires_on = days === null ? null : new Date(from + days * dayMs).toISOString().slice(0, 10);
  return { ...draft, predicate: predicate?.name ?? draft.predicate, expires_on };
}

/** The question that a value answers, and where its answer is found. */
function HowToFind({ predicate, subject }: { predicate: ListedPredicate; subject: string }) {
  const { question, find } = predicate;
  if (question === null && find === null) return null;
  return (
    <Text size="sm" c="dimmed">
      {question?.replaceAll('{{place}}', () => subject.trim() || 'the place')} {find}
    </Text>
  );
}

function problemsOf(values: StatementDraft): Record<string, string> {
  const read = statementInputSchema.safeParse(values);
  const problems = Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  const needsName = values.subject_kind !== 'business' && values.subject.trim() === '';
  return needsName ? { ...problems, subject: 'Say what it is about' } : problems;
}

interface DayProps {
  label: string;
  help: string;
  value: string | null;
  error: ReactNode;
  onChange: (day: string | null) => void;
}

function Day({ label, help, value, error, onChange }: DayProps) {
  return (
    <TextInput
      type="date"
      label={label}
      description={help}
      value={value ?? ''}
      error={error}
      onChange={event => onChange(event.currentTarget.value || null)}
    />
  );
}
