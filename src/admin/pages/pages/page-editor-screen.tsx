import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { isMissing } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { Opening } from '../../platform/ui/opening.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { PageEditor } from './page-editor.tsx';

const route = getRouteApi('/admin/pages/$id/edit');

export function PageEditorScreen() {
  const { id } = route.useParams();
  const page = useQuery(readQuery(pageRoutes.read, { params: { id } }));
  if (page.data?.template_text) return <PageEditor key={id} page={page.data} />;
  if (page.isPending) return <Opening />;
  const isNothing = page.data !== undefined || isMissing(page.error);
  return (
    <Screen
      title={isNothing ? 'Nothing to edit' : 'Edit page'}
      purpose={
        isNothing
          ? 'The page or its template was deleted, or the address is incomplete.'
          : 'Edit the texts of one page.'
      }
      back={{ to: '/admin/pages', label: 'Back to Pages' }}
    >
      {!isNothing && <QueryBoundary title="The page could not be read" query={page} />}
    </Screen>
  );
}
