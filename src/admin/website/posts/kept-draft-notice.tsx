import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import type { KeptDraft } from './post-draft.ts';

interface KeptDraftNoticeProps {
  found: KeptDraft;
  /** The post was saved after this was written. */
  isOlder: boolean;
  onRestore: (found: KeptDraft) => void;
  onDiscard: () => void;
}

/** Offers unsaved text of this device. */
export function KeptDraftNotice({ found, isOlder, onRestore, onDiscard }: KeptDraftNoticeProps) {
  return (
    <Alert color="blue" icon={<IconHistory aria-hidden />} title="Unsaved text from this browser">
      <Stack gap="sm" align="flex-start">
        <Text size="md">
          Something you wrote here <Timestamp at={found.at} /> was never saved.
          {isOlder && ' Another user has saved the post since: compare before you save.'}
        </Text>
        <Group gap="xs">
          <Button onClick={() => onRestore(found)}>Restore it</Button>
          <Button variant="subtle" onClick={onDiscard}>
            Discard it
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
