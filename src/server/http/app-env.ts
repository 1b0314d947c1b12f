import type { Role } from '../../contract/session.ts';
import type { OpenSession } from '../account/open-session.ts';

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly role: Role | null;
  /** An admin without the second factor that the settings ask every admin for. */
  readonly lacksFactor: boolean;
}

/** The API key of a request, which is checked already. */
export interface KeyInUse {
  readonly id: string;
  readonly name: string;
  readonly scopes: ReadonlySet<string>;
}

/** What middleware puts beside a request for the handlers that follow. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Who calls; whose key it is, where a key calls. */
    user: SignedIn | null;
    key: KeyInUse | null;
    /** The session of the cookie; also one that awaits its second factor, with which nobody is signed in. */
    session: OpenSession | null;
    /** Who sends, as far as the network knows: limits count by it. */
    address: string;
    /** Aborted when this process is about to stop. */
    leaving: AbortSignal | undefined;
  };
}
