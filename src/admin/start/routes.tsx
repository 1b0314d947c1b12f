import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { pageFilterSchema } from '../../contract/pages/page-filter.ts';
import { activityNounSchema } from '../../contract/platform/activity.ts';
import { postStatusSchema } from '../../contract/website/post-filter.ts';
import { pageSearchSchema } from '../pages/pages/page-search.ts';
import { readQuery } from '../platform/read-query.ts';
import { Opening } from '../platform/ui/opening.tsx';
import { admin, optionalText, readAhead, templateList } from './admin-route.tsx';
import { audienceRoutes } from './audience-routes.tsx';
import { customerRoutes } from './customer-routes.ts';
import { generationRoutes } from './generation-routes.tsx';
import { root } from './root-route.tsx';
import { settingsTabs } from './settings/settings-tabs.ts';
import { ScreenFailed } from './shell/screen-failed.tsx';

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: z.object({
    from: optionalText,
    confirm: optionalText,
    reset: optionalText,
    invitation: optionalText,
    error: optionalText,
  }),
  component: lazyRouteComponent(() => import('../identity/session/sign-in-screen.tsx'), 'SignInScreen'),
});

const dashboard = createRoute({
  getParentRoute: () => admin,
  path: '/',
  validateSearch: z.object({ days: z.literal(90).optional().catch(undefined) }),
  loader: ({ context }) => {
    readAhead(context, async () =>
      readQuery((await import('../../contract/pages/pages.ts')).pageRoutes.counts),
    );
    readAhead(context, templateList);
  },
  component: lazyRouteComponent(() => import('./dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
});

const site = createRoute({
  getParentRoute: () => admin,
  path: '/site',
  validateSearch: z.object({ search: optionalText }),
  component: lazyRouteComponent(
    () => import('../website/site-pages/site-page-list-screen.tsx'),
    'SitePageListScreen',
  ),
});

const siteNavigation = createRoute({
  getParentRoute: () => admin,
  path: '/site/navigation',
  component: lazyRouteComponent(
    () => import('../website/site-pages/navigation-screen.tsx'),
    'NavigationScreen',
  ),
});

const sitePage = createRoute({
  getParentRoute: () => admin,
  path: '/site/$id',
  component: lazyRouteComponent(() => import('../website/site-pages/site-page-screen.tsx'), 'SitePageScreen'),
});

const setup = createRoute({
  getParentRoute: () => admin,
  path: '/setup',
  component: lazyRouteComponent(() => import('../operations/setup/setup-screen.tsx'), 'SetupScreen'),
});

const pages = createRoute({
  getParentRoute: () => admin,
  path: '/pages',
  validateSearch: pageSearchSchema,
  component: lazyRouteComponent(() => import('./screens/page-list.tsx'), 'PageList'),
});

const page = createRoute({
  getParentRoute: () => admin,
  path: '/pages/$id',
  loader: ({ context, params }) =>
    readAhead(context, async () =>
      readQuery((await import('../../contract/pages/page-reports.ts')).pageReportRoutes.read, { params }),
    ),
  component: lazyRouteComponent(() => import('../pages/pages/page-screen.tsx'), 'PageScreen'),
});

const posts = createRoute({
  getParentRoute: () => admin,
  path: '/posts',
  validateSearch: z.object({
    search: optionalText,
    status: postStatusSchema.optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('../website/posts/post-list-screen.tsx'), 'PostListScreen'),
});

const postEditor = createRoute({
  getParentRoute: () => admin,
  path: '/posts/$id',
  component: lazyRouteComponent(() => import('../website/posts/post-editor-screen.tsx'), 'PostEditorScreen'),
});

const pageEditor = createRoute({
  getParentRoute: () => admin,
  path: '/pages/$id/edit',
  loader: ({ context, params }) =>
    readAhead(context, async () =>
      readQuery((await import('../../contract/pages/pages.ts')).pageRoutes.read, { params }),
    ),
  component: lazyRouteComponent(() => import('../pages/pages/page-editor-screen.tsx'), 'PageEditorScreen'),
});

const pageRenaming = createRoute({
  getParentRoute: () => admin,
  path: '/pages/rename',
  validateSearch: z.object({
    id: z.uuid().optional().catch(undefined),
    filter: pageFilterSchema.optional().catch(undefined),
  }),
  component: lazyRouteComponent(() => import('./screens/page-renaming.tsx'), 'PageRenaming'),
});

const database = createRoute({
  getParentRoute: () => admin,
  path: '/database',
  component: lazyRouteComponent(() => import('../operations/database/database-screen.tsx'), 'DatabaseScreen'),
});

const webhooks = createRoute({
  getParentRoute: () => admin,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('../operations/webhooks/webhook-screen.tsx'), 'WebhookScreen'),
});

const redirects = createRoute({
  getParentRoute: () => admin,
  path: '/redirects',
  validateSearch: z.object({
    view: z.literal('missing').optional().catch(undefined),
    search: optionalText,
    active: z.enum(['true', 'false']).optional().catch(undefined),
    made: z.enum(['hand', 'program']).optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('../pages/redirects/redirect-screen.tsx'), 'RedirectScreen'),
});

const settings = createRoute({
  getParentRoute: () => admin,
  path: '/settings',
  validateSearch: z.object({
    tab: z
      .enum(settingsTabs.map(tab => tab.id))
      .optional()
      .catch(undefined),
  }),
  loader: ({ context }) =>
    readAhead(context, async () =>
      readQuery((await import('../../contract/platform/settings.ts')).settingRoutes.read),
    ),
  component: lazyRouteComponent(() => import('./settings/settings-screen.tsx'), 'SettingsScreen'),
});

const activity = createRoute({
  getParentRoute: () => admin,
  path: '/activity',
  validateSearch: z.object({
    search: optionalText,
    noun: activityNounSchema.optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('../platform/activity/activity-screen.tsx'), 'ActivityScreen'),
});

const transfers = createRoute({
  getParentRoute: () => admin,
  path: '/export-import',
  validateSearch: z.object({ import: z.uuid().optional().catch(undefined) }),
  component: lazyRouteComponent(
    () => import('../operations/transfers/transfer-screen.tsx'),
    'TransferScreen',
  ),
});

const sitemap = createRoute({
  getParentRoute: () => admin,
  path: '/sitemap',
  loader: ({ context }) =>
    readAhead(context, async () =>
      readQuery((await import('../../contract/search/sitemap.ts')).sitemapRoutes.read),
    ),
  component: lazyRouteComponent(() => import('../search/sitemap/sitemap-screen.tsx'), 'SitemapScreen'),
});

const outbox = createRoute({
  getParentRoute: () => admin,
  path: '/outbox',
  validateSearch: z.object({
    topic: z.enum(['lead', 'account']).optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('../platform/outbox/outbox-screen.tsx'), 'OutboxScreen'),
});

const accountScreen = lazyRouteComponent(
  () => import('../identity/account/account-screen.tsx'),
  'AccountScreen',
);

const account = createRoute({
  getParentRoute: () => admin,
  path: '/account',
  validateSearch: z.object({ from: optionalText, error: optionalText }),
  component: accountScreen,
});

const staff = createRoute({
  getParentRoute: () => admin,
  path: '/staff',
  validateSearch: z.object({ view: z.literal('keys').optional().catch(undefined), after: optionalText }),
  component: lazyRouteComponent(() => import('../identity/staff/staff-screen.tsx'), 'StaffScreen'),
});

const tree = root.addChildren([
  auth,
  admin.addChildren([
    ...generationRoutes,
    ...audienceRoutes,
    dashboard,
    setup,
    site,
    siteNavigation,
    sitePage,
    pages,
    pageRenaming,
    posts,
    postEditor,
    page,
    pageEditor,
    redirects,
    database,
    webhooks,
    settings,
    activity,
    sitemap,
    outbox,
    account,
    staff,
    transfers,
  ]),
  customerRoutes,
]);

/** The screens by address. Their code is loaded when they are opened; hovering a link starts that. */
export function createAdminRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: Opening,
    defaultErrorComponent: ScreenFailed,
    notFoundMode: 'root',
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>;
  }
  interface HistoryState {
    /** Cursors of the list pages before this one, for "Previous". */
    trail?: (string | null)[];
  }
}
