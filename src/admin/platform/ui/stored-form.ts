import type { UseFormReturnType } from '@mantine/form';

/** Compares whole values: the form's own record of changed fields misses list items that were added or removed. */
export function isChanged<Values extends object>(form: UseFormReturnType<Values>): boolean {
  return JSON.stringify(form.getValues()) !== JSON.stringify(form.getInitialValues());
}

/**
 * Takes over what is stored: Discard goes back to it, and the form shows it. With `sent`, what somebody typed since then stays
 * and counts as a change.
 */
export function showStored<Values extends object>(
  form: UseFormReturnType<Values>,
  stored: Values,
  sent = form.getValues(),
): void {
  form.setInitialValues(stored);
  if (form.getValues() === sent) form.setValues(stored);
}
