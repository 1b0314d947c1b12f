import { Alert } from '@mantine/core';
import { errorMessage } from '../api-error.ts';

/** What the server refused, in its words. */
export function Refusal({ error, title }: { error: unknown; title?: string }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" title={title}>
      {errorMessage(error)}
    </Alert>
  );
}
