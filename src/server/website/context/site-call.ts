import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache } from './page-cache.ts';
import type { SiteParts } from './site-parts.ts';

/** A request for a public address that is not cached, and its response. */
export interface SiteCall {
  readonly parts: SiteParts;
  readonly cache: PageCache;
  /** The cache version when the request arrived. A page that changed since is not cached. */
  readonly cacheVersion: number;
  readonly url: URL;
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Answers a call and returns true. False: nothing was sent, and the next handler may answer. */
export type AnswerCall = (call: SiteCall) => Promise<boolean>;
