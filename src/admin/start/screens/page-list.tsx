import { PageListScreen } from '../../pages/pages/page-list-screen.tsx';
import { FilterPills } from './filter-pills.tsx';

/** The list of pages, whose pills name batches and customers. */
export function PageList() {
  return <PageListScreen pills={<FilterPills />} />;
}
