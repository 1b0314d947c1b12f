import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { useDraftStore } from './draft/draft-store.ts';

interface LeaveGuardProps {
  /** Saves, then calls back. */
  onSave: (then: () => void) => void;
}

/** Asks before unsaved work is lost, by a link here or by closing the window. */
export function LeaveGuard({ onSave }: LeaveGuardProps) {
  const store = useDraftStore();
  const navigate = useNavigate();
  const blocker = useBlocker({
    shouldBlockFn: () => store.isDirty,
    enableBeforeUnload: () => store.isDirty,
    withResolver: true,
  });
  const isAsking = blocker.status === 'blocked';
  const stay = () => blocker.reset?.();
  const saveAndLeave = () => {
    const where = blocker.next?.pathname;
    stay();
    onSave(() => void navigate({ href: where ?? '/admin/templates', ignoreBlocker: true }));
  };
  return (
    <Modal
      opened={isAsking}
      onClose={stay}
      title="Leave with unsaved changes?"
      transitionProps={{ duration: 0 }}
    >
      <Text size="md">Your changes are not saved. This browser keeps them for you.</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="subtle" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button data-autofocus onClick={stay}>
          Stay
        </Button>
        <PrimaryButton onClick={saveAndLeave}>Save and leave</PrimaryButton>
      </Group>
    </Modal>
  );
}
