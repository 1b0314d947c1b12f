import { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { routes } from '../../../contract/routes.ts';

/** A call that is a command: `redirects change`. */
export interface PlainRoute {
  readonly noun: string;
  readonly verb: string;
  readonly route: Route;
}

/** Nouns whose work is more than calls: without a server, with a password, a file or the end of a job. */
const byHand: ReadonlySet<string> = new Set([
  'backups', // backup
  'invitations', // users invite
  'setup', // setup
  'staff', // users
  'transfers', // export, import
]);

const verbs: Readonly<Record<string, string>> = {
  read: 'show',
  update: 'change',
  save: 'change',
  remove: 'delete',
  exportCsv: 'export',
};

/** Calls that ask before they run, besides those that delete. */
const asking: ReadonlySet<Route> = new Set([
  routes.batches.bulk,
  routes['giveaway-entries'].draw,
  routes['page-changes'].start,
  routes.system.cleanOldBatches,
  routes.system.emergencyCleanup,
]);

export const asksFirst = (route: Route): boolean => route.method === 'delete' || asking.has(route);

/** Every call that admins make and that ends with one answer, except pictures of pages. */
export function plainRoutes(): PlainRoute[] {
  return Object.entries(routes).flatMap(([noun, calls]) =>
    byHand.has(noun)
      ? []
      : Object.entries<Route>(calls)
          .filter(([, route]) => route.access === 'admin' && !route.stream && !isPicture(route))
          .map(([key, route]) => ({ noun, verb: verbs[key] ?? kebab(key), route })),
  );
}

const isPicture = ({ reply }: Route) => reply instanceof z.ZodObject && 'html' in reply.shape;

/** @example kebab('failureReasons') // 'failure-reasons' */
export const kebab = (name: string): string =>
  name.replaceAll('_', '-').replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
