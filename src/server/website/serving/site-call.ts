import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache } from './page-cache.ts';
import type { SiteParts } from './site-parts.ts';

/** A request for a public address that is not in memory, and what it is answered with. */
export interface SiteCall {
  readonly parts: SiteParts;
  readonly cache: PageCache;
  /** The cache's epoch when the request came: a page that changed since is not kept. */
  readonly cacheVersion: number;
  readonly url: URL;
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Answers a call and says so, or gives false: then nothing was sent, and the next may answer. */
export type AnswerCall = (call: SiteCall) => Promise<boolean>;
