import { IconEye, IconEyeOff, IconPencil, IconWorldUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { draftPreviewPath } from '../../../contract/platform/draft-preview.ts';
import type { PostRow } from '../../../contract/website/posts.ts';
import { deleteAction, type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { confirmPostDeletion } from './confirm-post-deletion.ts';
import { publicPath } from './post-labels.ts';
import { postWrites } from './post-writes.ts';

export function PostRowActions({ post }: { post: PostRow }) {
  const setStatus = useMutation(postWrites.setStatus);
  const remove = useMutation(postWrites.remove);
  const busy = setStatus.isPending;
  const publish: RowAction = {
    label: 'Publish',
    icon: IconWorldUpload,
    busy,
    onAct: () => setStatus.mutate({ id: post.id, status: 'published' }),
  };
  const preview: RowAction = {
    label: 'Preview',
    icon: IconEye,
    href: draftPreviewPath('posts', post.id),
  };
  const published: RowAction[] = [
    { label: 'View on site', icon: IconEye, href: publicPath(post.slug) },
    {
      label: 'Unpublish',
      icon: IconEyeOff,
      busy,
      onAct: () => setStatus.mutate({ id: post.id, status: 'draft' }),
    },
  ];
  return (
    <RowActions
      of={post.title}
      actions={[
        { label: 'Edit', icon: IconPencil, to: '/admin/posts/$id', params: { id: post.id } },
        ...(post.status === 'published' ? published : [preview, publish]),
        {
          ...deleteAction,
          busy: remove.isPending,
          onAct: () => confirmPostDeletion(post, () => remove.mutate(post)),
        },
      ]}
    />
  );
}
