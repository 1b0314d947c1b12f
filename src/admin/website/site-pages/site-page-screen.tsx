import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { SitePageEditor } from './site-page-editor.tsx';
import { sitePageQueries } from './site-page-queries.ts';

const route = getRouteApi('/admin/site/$id');

export function SitePageScreen() {
  const { id } = route.useParams();
  return (
    <RecordScreen
      query={useQuery(sitePageQueries.one(id))}
      noun="Page"
      purpose="What it says."
      back={{ to: '/admin/site', label: 'Site' }}
      missing="It may have been deleted."
    >
      {page => <SitePageEditor key={page.id} opened={page} />}
    </RecordScreen>
  );
}
