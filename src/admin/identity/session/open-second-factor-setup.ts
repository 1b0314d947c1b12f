import type { RegisteredRouter } from '@tanstack/react-router';
import { sessionQuery } from './session-query.ts';

/** Where a factor is added: the one screen of staff that stays open without. */
export const factorPath = '/admin/account';

let isRedirecting = false;

/**
 * A call was refused because this admin has no second factor: the rule was switched on while they worked. Redirects
 * them to adding one, once for all refused calls. A form with unsaved input asks first, and the user may stay.
 */
export async function openSecondFactorSetup(router: RegisteredRouter): Promise<void> {
  if (isRedirecting) return;
  isRedirecting = true;
  try {
    const { queryClient } = router.options.context;
    const { needs_factor } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    const { href, pathname } = router.state.location;
    if (!needs_factor || !pathname.startsWith('/admin') || pathname === factorPath) return;
    await router.navigate({ to: factorPath, search: { from: href } });
  } catch {
    // If this fails too, the next refused call redirects there.
  } finally {
    isRedirecting = false;
  }
}
