import type { UseFormReturnType } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '../api-error.ts';
import { TheirsOrMine, theirsIn } from './theirs-or-mine.tsx';

interface SaveOver<Values extends object, Row, Answer> {
  form: UseFormReturnType<Values>;
  saving: UseMutationResult<Answer, Error, { values: Values; over: Row | null }>;
  /** Null for a new record. */
  stored: Row | null;
  schema: z.ZodType<Row>;
  valuesOf: (row: Row) => Values;
  onDone: (answer: Answer) => void;
}

/**
 * Saves a dialog's record over the version its form was filled from. On a conflict, `remedy` offers both choices: show
 * their values in the form, or save these over theirs.
 */
export function useSaveOver<Values extends object, Row, Answer>({
  form,
  saving,
  stored,
  schema,
  valuesOf,
  onDone,
}: SaveOver<Values, Row, Answer>): { submit: ReturnType<typeof form.onSubmit>; remedy: ReactNode } {
  const [base, setBase] = useState(stored);
  const save = (values: Values, over: Row | null) => {
    setBase(over);
    saving.mutate(
      { values, over },
      { onSuccess: onDone, onError: error => form.setErrors(fieldErrors(error)) },
    );
  };
  const take = (row: Row) => {
    setBase(row);
    form.setValues(valuesOf(row));
    saving.reset();
  };
  const theirs = theirsIn(saving.error, schema);
  return {
    submit: form.onSubmit(values => save(values, base)),
    remedy: theirs && (
      <TheirsOrMine
        theirs={theirs}
        onTake={take}
        onOverwrite={over => form.onSubmit(values => save(values, over))()}
      />
    ),
  };
}
