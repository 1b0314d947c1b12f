import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { ApiError, errorMessage } from '../api-error.ts';

interface LoadErrorProps {
  title: string;
  query: { readonly error: unknown; refetch(): unknown };
  /** Replaces the error's message. */
  message?: string;
}

/** Something could not be read: what, why, and the way to try again. */
export function LoadError({ title, query, message }: LoadErrorProps) {
  const { error } = query;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Alert color="red" title={title} icon={<IconAlertTriangle aria-hidden />} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="md">{message ?? errorMessage(error)}</Text>
        {requestId && (
          <Text size="xs" c="dimmed">
            For the log: request <span className="mono">{requestId}</span>
          </Text>
        )}
        <Button onClick={() => void query.refetch()}>Retry</Button>
      </Stack>
    </Alert>
  );
}

interface QueryBoundaryProps extends LoadErrorProps {
  query: LoadErrorProps['query'] & { readonly isError: boolean; readonly data: unknown };
  /** In place of the children while the first answer is on its way; a number is the height of a skeleton. */
  loading?: number | ReactElement;
  children?: ReactNode;
}

/** The children, or why there is nothing to show. Older data stays visible when reading it again fails. */
export function QueryBoundary({ loading, children, ...error }: QueryBoundaryProps) {
  if (error.query.data) return children;
  if (error.query.isError) return <LoadError {...error} />;
  return typeof loading === 'number' ? <Skeleton height={loading} radius="md" /> : (loading ?? children);
}
