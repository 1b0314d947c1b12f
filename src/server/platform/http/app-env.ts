import type { Logger } from 'pino';
import type { Role } from '../../../contract/platform/role.ts';

/** The session a request came with, as far as its cookie is genuine. */
export interface OpenSession {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** Set: only the first factor was given, and the second is awaited until then. Nobody is signed in yet. */
  readonly factorUntil: Date | null;
  /** When whoever holds it last showed who they are. */
  readonly provenAt: Date;
}

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

/** Who calls, as far as a request showed it. */
export interface Caller {
  /** Whose key it is, where a key calls. */
  readonly user: SignedIn | null;
  /** The session of the cookie; also one that awaits its second factor, with which nobody is signed in. */
  readonly session: OpenSession | null;
  readonly key: KeyInUse | null;
}

/** What readers of long answers are granted, in milliseconds. */
export interface ReadingPatience {
  /** How often an event stream says that it is there, which keeps proxies from closing the line, and looks who reads it. */
  readonly beat: number;
  /** Who takes nothing for so long is given up. */
  readonly silence: number;
}

/** What middleware puts beside a request for the handlers that follow. */
export interface AppEnv {
  Variables: {
    requestId: string;
    user: Caller['user'];
    key: Caller['key'];
    session: Caller['session'];
    /** Who calls with the same cookie or key now: for answers that go on for long. */
    callerNow: () => Promise<Caller>;
    /** Who sends, as far as the network knows: limits count by it. */
    address: string;
    /** Aborted when this process is about to stop. */
    leaving: AbortSignal | undefined;
    patience: ReadingPatience;
    log: Logger;
  };
}
