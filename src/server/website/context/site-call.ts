import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request for a public address that is not cached, and its response. */
export interface SiteCall {
  readonly url: URL;
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
