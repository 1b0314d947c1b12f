import type { UseFormReturnType } from '@mantine/form';

/** Compares whole values: the form's own record of changed fields misses list items that were added or removed. */
export function isChanged<Values extends object>(form: UseFormReturnType<Values>): boolean {
  return JSON.stringify(form.getValues()) !== JSON.stringify(form.getInitialValues());
}

/**
 * Adopts the stored values: the form shows them, and Discard returns to them. With `sent`, later input stays and counts
 * as a change.
 */
export function showStored<Values extends object>(
  form: UseFormReturnType<Values>,
  stored: Values,
  sent = form.getValues(),
): void {
  form.setInitialValues(stored);
  if (form.getValues() === sent) form.setValues(stored);
}
