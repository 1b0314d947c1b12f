import { IconEye, IconEyeOff, IconPencil, IconWorldUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { draftPreviewPath } from '../../../contract/platform/draft-preview.ts';
import type { PostStatus } from '../../../contract/website/post-filter.ts';
import { type PostRow, postRoutes } from '../../../contract/website/posts.ts';
import { call } from '../../platform/api.ts';
import { keyOf } from '../../platform/route-key.ts';
import { deleteAction, type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { write } from '../../platform/write.ts';
import { confirmPostDeletion } from './confirm-post-deletion.ts';
import { publicPath } from './post-labels.ts';
import { deletePost } from './post-mutations.ts';

/** Publishing changes one field, but the API replaces the whole text: read it fresh, so that nothing older is written back. */
const setPostStatus = write({
  mutationFn: async ({ id, status }: { id: string; status: PostStatus }) => {
    const post = await call(postRoutes.read, { params: { id } });
    return call(postRoutes.update, { params: { id }, body: { ...post, status } });
  },
  failure: 'The post could not be changed',
  done: post => (post.status === 'published' ? 'Post published' : 'Post is a draft again'),
  changes: [keyOf(postRoutes.list)],
});

export function PostRowActions({ post }: { post: PostRow }) {
  const setStatus = useMutation(setPostStatus);
  const remove = useMutation(deletePost);
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
          onAct: () => confirmPostDeletion(post, () => remove.mutate({ params: { id: post.id } })),
        },
      ]}
    />
  );
}
