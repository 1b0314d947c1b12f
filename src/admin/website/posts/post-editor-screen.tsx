import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { postRoutes } from '../../../contract/website/posts.ts';
import { readQuery } from '../../platform/read-query.ts';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { PostEditor } from './post-editor.tsx';

const route = getRouteApi('/admin/posts/$id');
const NEW = 'new';

export function PostEditorScreen() {
  const { id } = route.useParams();
  const [created, setCreated] = useState<string | null>(null);
  // Saving a new post gives it an address. The editor keeps its focus and later input.
  if (id === NEW || id === created) return <PostEditor stored={null} onCreated={setCreated} />;
  return <ExistingPost key={id} id={id} />;
}

/** Never from the cache: writing continues from the stored text. */
function ExistingPost({ id }: { id: string }) {
  return (
    <RecordScreen
      query={useQuery(readQuery(postRoutes.read, { params: { id }, gcTime: 0, refetchOnWindowFocus: false }))}
      noun="Post"
      purpose="One article of the blog."
      back={{ to: '/admin/posts', label: 'Back to Blog' }}
      missing="Deleted posts can’t be restored."
    >
      {post => <PostEditor stored={post} />}
    </RecordScreen>
  );
}
