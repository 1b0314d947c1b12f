import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { caseStatusSchema } from '../../contract/audience/case-filter.ts';
import { customerPlanSchema } from '../../contract/audience/customer-filter.ts';
import { leadKindSchema, leadStatusSchema } from '../../contract/audience/lead-filter.ts';
import { reviewSourceSchema, reviewStatusSchema } from '../../contract/audience/review-filter.ts';
import { readQuery } from '../platform/read-query.ts';
import { admin, optionalText, readAhead } from './admin-route.tsx';

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
  component: lazyRouteComponent(() => import('../audience/leads/lead-list-screen.tsx'), 'LeadListScreen'),
});

const lead = createRoute({
  getParentRoute: () => admin,
  path: '/leads/$id',
  loader: ({ context, params }) =>
    readAhead(context, async () =>
      (await import('../audience/leads/lead-queries.ts')).leadQueries.one(params.id),
    ),
  component: lazyRouteComponent(() => import('../audience/leads/lead-screen.tsx'), 'LeadScreen'),
});

const customers = createRoute({
  getParentRoute: () => admin,
  path: '/users',
  validateSearch: z.object({
    search: optionalText,
    plan: customerPlanSchema.optional().catch(undefined),
    active: z.enum(['true', 'false']).optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(
    () => import('../audience/customers/customer-list-screen.tsx'),
    'CustomerListScreen',
  ),
});

const customerEditor = createRoute({
  getParentRoute: () => admin,
  path: '/customers/$id/edit',
  loader: ({ context, params }) =>
    readAhead(context, async () =>
      readQuery((await import('../../contract/audience/customers.ts')).customerRoutes.read, { params }),
    ),
  component: lazyRouteComponent(
    () => import('../audience/customers/customer-edit-screen.tsx'),
    'CustomerEditScreen',
  ),
});

const cases = createRoute({
  getParentRoute: () => admin,
  path: '/cases',
  validateSearch: z.object({
    status: caseStatusSchema.optional().catch(undefined),
    service: optionalText,
    town: optionalText,
    after: optionalText,
  }),
  component: lazyRouteComponent(() => import('../audience/cases/case-list-screen.tsx'), 'CaseListScreen'),
});

const oneCase = createRoute({
  getParentRoute: () => admin,
  path: '/cases/$id',
  component: lazyRouteComponent(() => import('../audience/cases/case-screen.tsx'), 'CaseScreen'),
});

const reviews = createRoute({
  getParentRoute: () => admin,
  path: '/reviews',
  validateSearch: z.object({
    status: reviewStatusSchema.optional().catch(undefined),
    source: reviewSourceSchema.optional().catch(undefined),
    after: optionalText,
  }),
  component: lazyRouteComponent(
    () => import('../audience/reviews/review-list-screen.tsx'),
    'ReviewListScreen',
  ),
});

const giveaway = createRoute({
  getParentRoute: () => admin,
  path: '/giveaway',
  validateSearch: z.object({ search: optionalText, after: optionalText }),
  component: lazyRouteComponent(() => import('../audience/giveaway/giveaway-screen.tsx'), 'GiveawayScreen'),
});

/** The dashboard's name for it. */
const giveaways = createRoute({
  getParentRoute: () => admin,
  path: '/giveaways',
  beforeLoad: () => redirect({ to: '/admin/giveaway', search: {}, replace: true, throw: true }),
});

/** The screens of visitors and customers: leads, customers, finished work, reviews, the giveaway. */
export const audienceRoutes = [
  leads,
  lead,
  customers,
  customerEditor,
  cases,
  oneCase,
  reviews,
  giveaway,
  giveaways,
];
