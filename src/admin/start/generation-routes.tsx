import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { statementStateSchema, subjectKinds } from '../../contract/business/statement-filter.ts';
import { batchStatusSchema } from '../../contract/generation/batch-filter.ts';
import { contentPackSchema } from '../../contract/platform/content-packs.ts';
import { readQuery } from '../platform/read-query.ts';
import { admin, optionalText, readAhead, templateList } from './admin-route.tsx';

const dataSets = createRoute({
  getParentRoute: () => admin,
  path: '/data-sets',
  validateSearch: z.object({ search: optionalText, after: optionalText }),
  component: lazyRouteComponent(
    () => import('../templates/data-sets/data-set-list-screen.tsx'),
    'DataSetListScreen',
  ),
});

const dataSet = createRoute({
  getParentRoute: () => admin,
  path: '/data-sets/$id',
  validateSearch: z.object({
    version: z.number().int().min(1).optional().catch(undefined),
    kind: z.enum(['locations', 'keywords']).optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('../templates/data-sets/data-set-screen.tsx'), 'DataSetScreen'),
});

const services = createRoute({
  getParentRoute: () => admin,
  path: '/services',
  validateSearch: z.object({ pack: contentPackSchema.optional().catch(undefined), after: optionalText }),
  component: lazyRouteComponent(
    () => import('../business/services/service-list-screen.tsx'),
    'ServiceListScreen',
  ),
});

const service = createRoute({
  getParentRoute: () => admin,
  path: '/services/$id',
  validateSearch: z.object({ pack: contentPackSchema.optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('../business/services/service-screen.tsx'), 'ServiceScreen'),
});

const statements = createRoute({
  getParentRoute: () => admin,
  path: '/statements',
  validateSearch: z.object({
    view: z.literal('expiring').optional().catch(undefined),
    search: optionalText,
    kind: z.enum(subjectKinds).optional().catch(undefined),
    predicate: optionalText,
    state: statementStateSchema.optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(
    () => import('../business/statements/statement-screen.tsx'),
    'StatementScreen',
  ),
});

const localFacts = createRoute({
  getParentRoute: () => admin,
  path: '/local-facts',
  validateSearch: z.object({ batch: z.uuid().optional().catch(undefined), place: optionalText }),
  component: lazyRouteComponent(
    () => import('../generation/local-questions/local-facts-screen.tsx'),
    'LocalFactsScreen',
  ),
});

const workOrders = createRoute({
  getParentRoute: () => admin,
  path: '/work-orders',
  component: lazyRouteComponent(
    () => import('../business/work-orders/work-order-screen.tsx'),
    'WorkOrderScreen',
  ),
});

const templates = createRoute({
  getParentRoute: () => admin,
  path: '/templates',
  loader: ({ context }) => readAhead(context, templateList),
  component: lazyRouteComponent(() => import('./screens/template-list.tsx'), 'TemplateList'),
});

const templateEditor = createRoute({
  getParentRoute: () => admin,
  path: '/templates/$id/edit',
  validateSearch: z.object({ section: optionalText }),
  component: lazyRouteComponent(() => import('./screens/template-editor.tsx'), 'TemplateEditor'),
});

const generatorScreen = lazyRouteComponent(() => import('./screens/generator.tsx'), 'Generator');

const generator = createRoute({
  getParentRoute: () => admin,
  path: '/generator',
  loader: ({ context }) => readAhead(context, templateList),
  component: generatorScreen,
});

const templateGenerator = createRoute({
  getParentRoute: () => admin,
  path: '/templates/$id/generate',
  loader: ({ context }) => readAhead(context, templateList),
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
  component: lazyRouteComponent(
    () => import('../generation/batches/batch-list-screen.tsx'),
    'BatchListScreen',
  ),
});

const batch = createRoute({
  getParentRoute: () => admin,
  path: '/batches/$id',
  loader: ({ context, params }) =>
    readAhead(context, async () =>
      readQuery((await import('../../contract/generation/batches.ts')).batchRoutes.read, { params }),
    ),
  component: lazyRouteComponent(() => import('../generation/batches/batch-screen.tsx'), 'BatchScreen'),
});

const publishing = createRoute({
  getParentRoute: () => admin,
  path: '/publishing',
  validateSearch: z.object({ view: z.literal('all').optional().catch(undefined), after: optionalText }),
  component: lazyRouteComponent(
    () => import('../generation/publishing-schedules/schedule-list-screen.tsx'),
    'ScheduleListScreen',
  ),
});

const templatePages = createRoute({
  getParentRoute: () => admin,
  path: '/templates/$id/pages',
  validateSearch: z.object({ after: optionalText }),
  loader: ({ context, params }) =>
    readAhead(context, async () =>
      (await import('../pages/page-moves/page-move-queries.ts')).pageMoveQueries.outdated(params.id),
    ),
  component: lazyRouteComponent(() => import('../pages/page-moves/outdated-screen.tsx'), 'OutdatedScreen'),
});

/** The screens of making pages, by address: from a template and lists to batches that are published. */
export const generationRoutes = [
  services,
  statements,
  localFacts,
  workOrders,
  service,
  dataSets,
  dataSet,
  templates,
  templateEditor,
  generator,
  templateGenerator,
  batches,
  batch,
  publishing,
  templatePages,
];
