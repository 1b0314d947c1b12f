import { useSuspenseQuery } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { sessionQuery } from '../session/session-query.ts';
import { AccessDenied } from './access-denied.tsx';
import { ScreenFailed } from './screen-failed.tsx';

/** Somebody is signed in who is no admin: nothing of the screen they asked for is read. */
export class NotStaff extends Error {
  override readonly name = 'NotStaff';
}

/** What stands in place of the back office where it can’t be entered. */
export function AdminRefused(props: ErrorComponentProps) {
  const { user } = useSuspenseQuery(sessionQuery).data;
  return props.error instanceof NotStaff && user ? (
    <AccessDenied email={user.email} />
  ) : (
    <ScreenFailed {...props} />
  );
}
