import type { Logger } from 'pino';
import type { Role } from '../../../contract/platform/role.ts';

/** The session of a request with a valid cookie. */
export interface OpenSession {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** If set, the second factor must be entered until then, and no user is signed in yet. */
  readonly factorUntil: Date | null;
  /** The last time that the user proved their identity. */
  readonly provenAt: Date;
}

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly role: Role | null;
  /** True for an admin without the second factor that the settings require. */
  readonly lacksFactor: boolean;
  /** How they act, for the activity log, where it is not the back office. */
  readonly via?: 'command line';
}

/** A request's verified API key. */
export interface KeyInUse {
  readonly id: string;
  readonly name: string;
  readonly scopes: ReadonlySet<string>;
}

/** The authenticated caller of a request. */
export interface Caller {
  /** The signed-in user or the key's owner. */
  readonly user: SignedIn | null;
  /** The cookie's session; without its second factor, no user is signed in. */
  readonly session: OpenSession | null;
  readonly key: KeyInUse | null;
}

/** Time limits for readers of long responses, in milliseconds. */
export interface StreamTimeouts {
  /** Interval of keep-alive events in a stream, which also check the reader's access. */
  readonly beat: number;
  /** A reader who receives nothing for this long is disconnected. */
  readonly silence: number;
}

/** Values that middleware adds to a request. */
export interface AppEnv {
  Variables: {
    requestId: string;
    user: Caller['user'];
    key: Caller['key'];
    session: Caller['session'];
    /** Authenticates the same cookie or key again, for long responses. */
    callerNow: () => Promise<Caller>;
    /** The client's address, which limits count by. */
    address: string;
    /** Aborted when this process begins to stop. */
    leaving: AbortSignal | undefined;
    timeouts: StreamTimeouts;
    log: Logger;
  };
}
