import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { PostStatus } from '../../../contract/website/post-filter.ts';
import { type Post, postRoutes } from '../../../contract/website/posts.ts';
import { errorMessage, isRefusal } from '../../platform/api-error.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { write } from '../../platform/write.ts';

interface SaveErrorProps {
  saving: {
    error: Error | null;
    status: PostStatus | undefined;
    save: (status: PostStatus, over: Pick<Post, 'id' | 'revision'>) => void;
  };
  base: Post | null;
  onTakeOver: (post: Post) => void;
}

/** Why the last save was refused; on a conflict with another user, the two choices. */
export function SaveError({ saving, base, onTakeOver }: SaveErrorProps) {
  const read = useMutation(write(postRoutes.read, { failure: 'The post could not be read' }));
  const { error } = saving;
  if (!error) return null;
  const isConflict = isRefusal(error, 'post-changed');
  const takeTheirs = () =>
    confirmLoss({
      title: 'Load the saved text',
      question: 'Replace what you wrote here by what is saved now?',
      consequence: 'Your unsaved changes to this post are lost. Copy what you want to keep first.',
      action: 'Load saved text',
      onConfirm: () => base && read.mutate({ params: { id: base.id } }, { onSuccess: onTakeOver }),
    });
  const saveMine = () =>
    base &&
    read.mutate(
      { params: { id: base.id } },
      { onSuccess: post => saving.save(saving.status ?? post.status, post) },
    );
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={isConflict ? 'Another user saved this post' : 'The post was not saved'}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="md">{errorMessage(error)}</Text>
        {isConflict && (
          <Group gap="xs">
            <Button onClick={takeTheirs}>Load the saved text</Button>
            <Button onClick={saveMine} loading={read.isPending}>
              Save mine over it
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
