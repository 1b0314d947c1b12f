import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ApiError, errorMessage } from '../api-error.ts';

interface LoadErrorProps {
  title: string;
  error: unknown;
  /** Replaces the error's message. */
  message?: string;
  onRetry: () => void;
}

/** Something could not be read: what, why, and the way to try again. */
export function LoadError({ title, error, message, onRetry }: LoadErrorProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Alert
      color="red"
      variant="outline"
      title={title}
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
      closeButtonLabel="Close"
    >
      <Stack gap="sm" align="flex-start">
        <Text size="md">{message ?? errorMessage(error)}</Text>
        {requestId && (
          <Text size="xs" c="dimmed">
            For the log: request <span className="mono">{requestId}</span>
          </Text>
        )}
        <Button onClick={onRetry}>Retry</Button>
      </Stack>
    </Alert>
  );
}
