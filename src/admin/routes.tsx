import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  redirect,
} from '@tanstack/react-router';
import { z } from 'zod';
import { activityNounSchema } from '../contract/activity.ts';
import { batchStatusSchema } from '../contract/batches.ts';
import { leadKindSchema, leadStatusSchema } from '../contract/leads.ts';
import { pageStatusSchema } from '../contract/pages.ts';
import { postStatusSchema } from '../contract/posts.ts';
import { batchQueries } from './batches/batch-queries.ts';
import { leadQueries } from './leads/lead-queries.ts';
import { pageMoveQueries } from './page-moves/page-move-queries.ts';
import { pageQueries } from './pages/page-queries.ts';
import { sessionQuery } from './session/session-query.ts';
import { settingsQuery } from './settings/setting-queries.ts';
import { settingsTabs } from './settings/settings-tabs.ts';
import { AdminShell } from './shell/admin-shell.tsx';
import { Opening } from './shell/opening.tsx';
import { ScreenFailed } from './shell/screen-failed.tsx';
import { sitemapQuery } from './sitemap/sitemap-queries.ts';
import { templateQueries } from './templates/template-queries.ts';

/** A search value that people may have mangled by hand is dropped, not an error. */
const optionalText = z.string().max(500).optional().catch(undefined);

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  notFoundComponent: () => <Navigate to="/admin" replace />,
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: z.object({ from: optionalText }),
  component: lazyRouteComponent(() => import('./session/sign-in-screen.tsx'), 'SignInScreen'),
});

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session.user) redirect({ to: '/auth', search: { from: location.href }, throw: true });
  },
  component: AdminShell,
});

const dashboard = createRoute({
  getParentRoute: () => admin,
  path: '/',
  validateSearch: z.object({ days: z.literal(90).optional().catch(undefined) }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(pageQueries.counts());
    void queryClient.prefetchQuery(templateQueries.list());
  },
  component: lazyRouteComponent(() => import('./dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
});

const templates = createRoute({
  getParentRoute: () => admin,
  path: '/templates',
  loader: ({ context }) => void context.queryClient.prefetchQuery(templateQueries.list()),
  component: lazyRouteComponent(() => import('./templates/template-list-screen.tsx'), 'TemplateListScreen'),
});

const templateEditor = createRoute({
  getParentRoute: () => admin,
  path: '/templates/$id/edit',
  component: lazyRouteComponent(
    () => import('./templates/template-editor-screen.tsx'),
    'TemplateEditorScreen',
  ),
});

const generatorScreen = lazyRouteComponent(
  () => import('./generator/generator-screen.tsx'),
  'GeneratorScreen',
);

const generator = createRoute({
  getParentRoute: () => admin,
  path: '/generator',
  loader: ({ context }) => void context.queryClient.prefetchQuery(templateQueries.list()),
  component: generatorScreen,
});

const templateGenerator = createRoute({
  getParentRoute: () => admin,
  path: '/templates/$id/generate',
  loader: ({ context }) => void context.queryClient.prefetchQuery(templateQueries.list()),
  component: generatorScreen,
});

const batches = createRoute({
  getParentRoute: () => admin,
  path: '/batches',
  validateSearch: z.object({
    search: optionalText,
    status: batchStatusSchema.optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('./batches/batch-list-screen.tsx'), 'BatchListScreen'),
});

const batch = createRoute({
  getParentRoute: () => admin,
  path: '/batches/$id',
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(batchQueries.one(params.id)),
  component: lazyRouteComponent(() => import('./batches/batch-screen.tsx'), 'BatchScreen'),
});

const publishing = createRoute({
  getParentRoute: () => admin,
  path: '/publishing',
  validateSearch: z.object({ view: z.literal('all').optional().catch(undefined), after: optionalText }),
  component: lazyRouteComponent(
    () => import('./publishing-schedules/schedule-list-screen.tsx'),
    'ScheduleListScreen',
  ),
});

const pages = createRoute({
  getParentRoute: () => admin,
  path: '/pages',
  validateSearch: z.object({
    search: optionalText,
    template_id: z.uuid().optional().catch(undefined),
    status: pageStatusSchema.optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('./pages/page-list-screen.tsx'), 'PageListScreen'),
});

const posts = createRoute({
  getParentRoute: () => admin,
  path: '/posts',
  validateSearch: z.object({
    search: optionalText,
    status: postStatusSchema.optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('./posts/post-list-screen.tsx'), 'PostListScreen'),
});

const postEditor = createRoute({
  getParentRoute: () => admin,
  path: '/posts/$id',
  component: lazyRouteComponent(() => import('./posts/post-editor-screen.tsx'), 'PostEditorScreen'),
});

const pageEditor = createRoute({
  getParentRoute: () => admin,
  path: '/pages/$id/edit',
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(pageQueries.one(params.id)),
  component: lazyRouteComponent(() => import('./pages/page-editor-screen.tsx'), 'PageEditorScreen'),
});

const templatePages = createRoute({
  getParentRoute: () => admin,
  path: '/templates/$id/pages',
  validateSearch: z.object({ after: optionalText }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(pageMoveQueries.outdated(params.id)),
  component: lazyRouteComponent(() => import('./page-moves/outdated-screen.tsx'), 'OutdatedScreen'),
});

const leads = createRoute({
  getParentRoute: () => admin,
  path: '/leads',
  validateSearch: z.object({
    view: z.literal('spam').optional().catch(undefined),
    search: optionalText,
    status: leadStatusSchema.optional().catch(undefined),
    kind: leadKindSchema.optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('./leads/lead-list-screen.tsx'), 'LeadListScreen'),
});

const lead = createRoute({
  getParentRoute: () => admin,
  path: '/leads/$id',
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(leadQueries.one(params.id)),
  component: lazyRouteComponent(() => import('./leads/lead-screen.tsx'), 'LeadScreen'),
});

const redirects = createRoute({
  getParentRoute: () => admin,
  path: '/redirects',
  validateSearch: z.object({
    view: z.literal('missing').optional().catch(undefined),
    search: optionalText,
    active: z.enum(['true', 'false']).optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('./redirects/redirect-screen.tsx'), 'RedirectScreen'),
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
  loader: ({ context }) => void context.queryClient.prefetchQuery(settingsQuery),
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
  component: lazyRouteComponent(() => import('./activity/activity-screen.tsx'), 'ActivityScreen'),
});

const transfers = createRoute({
  getParentRoute: () => admin,
  path: '/export-import',
  validateSearch: z.object({ import: z.uuid().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./transfers/transfer-screen.tsx'), 'TransferScreen'),
});

const sitemap = createRoute({
  getParentRoute: () => admin,
  path: '/sitemap',
  loader: ({ context }) => void context.queryClient.prefetchQuery(sitemapQuery),
  component: lazyRouteComponent(() => import('./sitemap/sitemap-screen.tsx'), 'SitemapScreen'),
});

const tree = root.addChildren([
  auth,
  admin.addChildren([
    dashboard,
    templates,
    templateEditor,
    generator,
    templateGenerator,
    batches,
    batch,
    publishing,
    pages,
    posts,
    postEditor,
    pageEditor,
    templatePages,
    leads,
    lead,
    redirects,
    settings,
    activity,
    sitemap,
    transfers,
  ]),
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
    /** Cursors of the list pages before this one, so that "Previous" knows its way. */
    trail?: (string | null)[];
  }
}
