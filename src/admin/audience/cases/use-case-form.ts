import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Case } from '../../../contract/audience/cases.ts';
import { claimsIn } from '../../business/claims/claims-in.ts';
import { openClaims } from '../../business/claims/open-claims.tsx';
import { fieldErrors } from '../../platform/api-error.ts';
import { isChanged, showStored } from '../../platform/ui/stored-form.ts';
import { useLeaveQuestion } from '../../platform/ui/use-leave-question.ts';
import { type CaseValues, hasSameTexts, problemsOf, toFields, valuesOf } from './case-draft.ts';
import { caseMutations } from './case-mutations.ts';

interface CaseFormInput {
  /** Null for a new one. */
  stored: Case | null;
  initial: CaseValues;
  onSaved?: (saved: Case) => void;
}

interface SaveOptions {
  is_another_job?: boolean;
  next?: CaseFormInput['onSaved'];
}

/** The form's values of one job, and its saving. */
export function useCaseForm({ stored, initial, onSaved }: CaseFormInput) {
  const saving = useMutation(caseMutations.save);
  const publishing = useMutation(caseMutations.publish);
  const form = useForm<CaseValues>({ initialValues: initial, validate: problemsOf });
  /** What the form was filled from. */
  const [base, setBase] = useState(stored);
  useLeaveQuestion(() => isChanged(form), 'here');
  const take = (from: Case, sent?: CaseValues) => {
    setBase(from);
    showStored(form, valuesOf(from), sent);
  };
  // Shows changes by others in fields without changes here. Photos and publishing change no text.
  if (stored && base && stored.revision > base.revision && !saving.isPending) {
    if (!isChanged(form)) take(stored);
    else if (hasSameTexts(base, stored)) setBase(stored);
  }
  const showRefused = (error: Error, action: 'save' | 'publish', again: () => void) => {
    form.setErrors(toFields(fieldErrors(error)));
    const claims = claimsIn(error);
    if (claims) openClaims({ claims, action, hasDraft: false, onAccepted: again });
  };
  const save = (over = base, { is_another_job = false, next = onSaved }: SaveOptions = {}) => {
    const values = form.getValues();
    setBase(over);
    publishing.reset();
    saving.mutate(
      { values, over, is_another_job },
      {
        onSuccess: saved => {
          take(saved, values);
          next?.(saved);
        },
        onError: error => showRefused(error, 'save', () => save(over, { is_another_job, next })),
      },
    );
  };
  /** Publishes the case as the screen shows it: saves input first. */
  const publish = (id: string) => {
    const now = () =>
      publishing.mutate({ params: { id } }, { onError: error => showRefused(error, 'publish', now) });
    if (!isChanged(form)) now();
    else
      form.onSubmit(
        () => save(base, { next: now }),
        errors => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )();
  };
  return {
    form,
    save,
    publish,
    publishing,
    isSaving: saving.isPending,
    error: saving.error,
    takeTheirs: (theirs: Case) => {
      take(theirs);
      saving.reset();
    },
  };
}
