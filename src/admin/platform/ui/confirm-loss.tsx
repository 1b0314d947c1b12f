import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

interface Loss {
  title: string;
  /** The question. */
  question: string;
  /** What exactly will be lost, and what stays. */
  consequence?: ReactNode;
  /** The verb on the button. */
  action: string;
  onConfirm: () => void;
}

/** Asks before something is lost. The safe answer has the focus. A double click confirms once. */
export function confirmLoss({ title, question, consequence, action, onConfirm }: Loss) {
  let isConfirmed = false;
  const confirmOnce = () => {
    if (isConfirmed) return;
    isConfirmed = true;
    onConfirm();
  };
  modals.openConfirmModal({
    title,
    children: (
      <>
        <Text size="md">{question}</Text>
        {consequence && (
          <Text component="div" size="md" c="dimmed" mt="xs">
            {consequence}
          </Text>
        )}
      </>
    ),
    labels: { confirm: action, cancel: 'Keep it' },
    confirmProps: { color: 'red.8', variant: 'filled' },
    cancelProps: { 'data-autofocus': true },
    onConfirm: confirmOnce,
  });
}
