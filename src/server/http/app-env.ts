import type { Role } from '../../contract/session.ts';

import type { OpenSession } from '../account/open-session.ts';

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly role: Role | null;
}

/** What middleware puts beside a request for the handlers that follow. */
export interface AppEnv {
  Variables: {
    requestId: string;
    user: SignedIn | null;
    /** The session of the cookie; also one that awaits its second factor, with which nobody is signed in. */
    session: OpenSession | null;
    /** Who sends, as far as the network knows: limits count by it. */
    address: string;
    /** Aborted when this process is about to stop. */
    leaving: AbortSignal | undefined;
  };
}
