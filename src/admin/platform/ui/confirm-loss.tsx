import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { openDialog } from './open-dialog.tsx';

interface Question {
  title: string;
  question: string;
  /** What exactly will be lost, and what stays. */
  consequence?: ReactNode;
  /** The verb on the button. */
  action: string;
  /** What the safe answer says. */
  keep?: string;
  onConfirm: () => void;
}

/** Asks before something is lost. The safe answer has the focus. */
export function confirmLoss(question: Question): void {
  ask(question, 'red.8');
}

/** Asks before something is done that loses nothing. */
export function askFirst(question: Question): void {
  ask(question);
}

function ask(
  { title, question, consequence, action, keep = 'Keep it', onConfirm }: Question,
  color?: 'red.8',
) {
  openDialog({ title, size: 'md' }, close => (
    <Stack gap="md">
      <div>
        <Text size="md" style={{ overflowWrap: 'anywhere' }}>
          {question}
        </Text>
        {consequence && (
          <Text component="div" size="md" c="dimmed" mt="xs">
            {consequence}
          </Text>
        )}
      </div>
      <Group justify="flex-end" gap="sm">
        <Button data-autofocus onClick={close}>
          {keep}
        </Button>
        <Button
          variant="filled"
          {...(color && { color })}
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </Group>
    </Stack>
  ));
}
