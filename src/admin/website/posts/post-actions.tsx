import { Button } from '@mantine/core';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PostStatus } from '../../../contract/website/post-filter.ts';
import type { Post } from '../../../contract/website/posts.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { confirmPostDeletion } from './confirm-post-deletion.ts';
import { publicPath } from './post-labels.ts';
import { deletePost } from './post-mutations.ts';

interface PostActionsProps {
  base: Post | null;
  isDirty: boolean;
  isSaving: boolean;
  onSave: (status: PostStatus) => void;
  onGone: () => void;
}

/** Save, publish, view, unpublish or delete a post. */
export function PostActions({ base, isDirty, isSaving, onSave, onGone }: PostActionsProps) {
  const navigate = useNavigate();
  const remove = useMutation(deletePost);
  const isPublished = base?.status === 'published';
  const leave = () => {
    onGone();
    void navigate({ to: '/admin/posts', ignoreBlocker: true });
  };
  return (
    <>
      {base && (
        <Button
          c="var(--tone-red)"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={remove.isPending}
          onClick={() =>
            confirmPostDeletion(base, () => remove.mutate({ params: { id: base.id } }, { onSuccess: leave }))
          }
        >
          Delete
        </Button>
      )}
      {isPublished ? (
        <>
          <Button
            component="a"
            href={publicPath(base.slug)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            View on site
          </Button>
          <Button disabled={isSaving} onClick={() => onSave('draft')}>
            Unpublish
          </Button>
        </>
      ) : (
        <Button disabled={isSaving || (base !== null && !isDirty)} onClick={() => onSave('draft')}>
          {isSaving ? 'Saving...' : 'Save Draft'}
        </Button>
      )}
      <PrimaryButton disabled={isSaving || (isPublished && !isDirty)} onClick={() => onSave('published')}>
        {primaryLabel(isPublished, isSaving)}
      </PrimaryButton>
    </>
  );
}

function primaryLabel(isPublished: boolean, isSaving: boolean): string {
  if (!isPublished) return 'Publish';
  return isSaving ? 'Saving...' : 'Save Changes';
}
