import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../platform/api-error.ts';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { PostEditor } from './post-editor.tsx';
import { postQueries } from './post-queries.ts';

const route = getRouteApi('/admin/posts/$id');
const NEW = 'new';

export function PostEditorScreen() {
  const { id } = route.useParams();
  return id === NEW ? <PostEditor stored={null} /> : <ExistingPost key={id} id={id} />;
}

function ExistingPost({ id }: { id: string }) {
  const post = useQuery(postQueries.one(id));
  if (post.data) return <PostEditor stored={post.data} />;
  if (post.isPending) return <Opening />;
  const isMissing = post.error instanceof ApiError && ['not-found', 'invalid'].includes(post.error.kind);
  return (
    <Screen
      title={isMissing ? 'Post not found' : 'Edit Post'}
      purpose={isMissing ? 'It was deleted, or the address is wrong.' : 'One article of the blog.'}
      back={{ to: '/admin/posts', label: 'Back to Blog' }}
    >
      {!isMissing && <LoadError title="The post could not be read" query={post} />}
    </Screen>
  );
}
