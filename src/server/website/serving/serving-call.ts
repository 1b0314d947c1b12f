import type { RedirectContext } from '../../pages/redirects/redirect-context.ts';
import type { PageCache } from '../context/page-cache.ts';
import type { SiteCall } from '../context/site-call.ts';
import type { LandingContext } from '../landing-pages/landing-context.ts';

/** What public addresses are answered from: pages of every kind, and redirects. */
export interface ServingContext extends LandingContext {
  readonly redirects: RedirectContext;
}

/** A request for a public address that is not cached, with what may answer it. */
export interface ServingCall extends SiteCall {
  readonly context: ServingContext;
  readonly cache: PageCache;
  /** The cache version when the request arrived. A page that changed since is not cached. */
  readonly cacheVersion: number;
}

/** Answers a call and returns true. False: nothing was sent, and the next handler may answer. */
export type AnswerCall = (call: ServingCall) => Promise<boolean>;
