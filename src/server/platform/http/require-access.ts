import type { Context } from 'hono';
import type { Route } from '../../../contract/platform/route.ts';
import type { Actor } from '../activity/acting.ts';
import { AppError } from '../errors.ts';
import type { AppEnv, Caller } from './app-env.ts';

const adminWithoutFactor =
  'Your company asks every admin for a second factor. Add one under Account, then continue.';
const keyWithoutFactor =
  'Every admin needs a second factor here, and who made this API key has none. It opens again once they add one under Account.';

type Rule = Pick<Route, 'access' | 'scope'>;

/** Refuses a caller without access to the route. */
export function requireAccess(c: Context<AppEnv>, rule: Rule): void {
  requireCallerAccess({ user: c.get('user'), session: c.get('session'), key: c.get('key') }, rule);
}

/** Refuses a caller without access. The only code that applies the contract's `access` and `scope`. */
export function requireCallerAccess({ user, session, key }: Caller, { access, scope }: Rule): void {
  if (access === 'anyone') return;
  if (key && scope === null) {
    throw new AppError('forbidden', 'No API key opens this: it is for a person who is signed in.', {
      reason: 'key',
    });
  }
  if (key && scope !== null && !key.scopes.has(scope)) {
    throw new AppError('forbidden', `This API key lacks the scope ${scope}.`, { reason: 'scope' });
  }
  if (!user || (access === 'signed-in' && !session)) {
    throw new AppError('signed-out', 'Please sign in.');
  }
  if (access === 'admin' && user.role !== 'admin') {
    throw new AppError('forbidden', 'Access Denied - You need admin privileges to access this area.');
  }
  if (access === 'admin' && user.lacksFactor) {
    throw new AppError('forbidden', key ? keyWithoutFactor : adminWithoutFactor, { reason: 'factor-needed' });
  }
  if (access === 'customer' && user.role !== 'customer') {
    throw new AppError('forbidden', 'This area is for customers.', { reason: 'customers-only' });
  }
}

/** The actor for the activity log. Actions of a key, or from the command line, are distinct from the admin's own. */
export function actorOf(c: Context<AppEnv>): Actor | null {
  const [user, key] = [c.get('user'), c.get('key')];
  const via = key ? `API key ${key.name}` : user?.via;
  return user && via ? { id: user.id, email: `${user.email} (${via})` } : user;
}
