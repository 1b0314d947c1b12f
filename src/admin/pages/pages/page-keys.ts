import type { QueryKey } from '@tanstack/react-query';
import { pageReportRoutes } from '../../../contract/pages/page-reports.ts';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { nounKey } from '../../platform/route-key.ts';

/** The keys of all that is read of pages. */
export const pageKeys: readonly QueryKey[] = [nounKey(pageRoutes.list), nounKey(pageReportRoutes.read)];
