import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { sitePageRoutes } from '../../../contract/website/site-pages.ts';
import { readQuery } from '../../platform/read-query.ts';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { SitePageEditor } from './site-page-editor.tsx';

/** The editor holds what it was opened with; others' saves are met when it saves. */
const fresh = { staleTime: 0, gcTime: 0 };

const route = getRouteApi('/admin/site/$id');

export function SitePageScreen() {
  const { id } = route.useParams();
  return (
    <RecordScreen
      query={useQuery(readQuery(sitePageRoutes.read, { params: { id }, ...fresh }))}
      noun="Page"
      purpose="What it says."
      back={{ to: '/admin/site', label: 'Site' }}
      missing="It may have been deleted."
    >
      {page => <SitePageEditor key={page.id} opened={page} />}
    </RecordScreen>
  );
}
