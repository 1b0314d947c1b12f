import type { z } from 'zod';
import type { ErrorKind, ErrorReply } from '../../contract/platform/error.ts';

/** Everything that can go wrong with a call: what the server refused, and `network` for never having reached it. */
type ApiErrorKind = ErrorKind | 'unexpected' | 'network';

type Refusal = Partial<Omit<ErrorReply['error'], 'kind' | 'message'>>;

/** The only error of the back office. Its message is a sentence that can be shown unchanged. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly reason: string | undefined;
  readonly fields: readonly { path: string; message: string }[];
  readonly requestId: string | undefined;
  /** The current value, when the change was based on an older one. */
  readonly current: unknown;

  constructor(kind: ApiErrorKind, message: string, refusal: Refusal = {}) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.reason = refusal.reason;
    this.fields = refusal.fields ?? [];
    this.requestId = refusal.request_id;
    this.current = refusal.current;
  }
}

/** Field messages in the shape that a form's `setErrors` needs. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.fields.map(field => [field.path, field.message]));
}

/** The call failed in one of these ways. */
export function isOfKind(error: unknown, ...kinds: readonly ApiErrorKind[]): error is ApiError {
  return error instanceof ApiError && kinds.includes(error.kind);
}

/** The server refused the call for this reason. */
export function isRefusal(error: unknown, reason: string): error is ApiError {
  return error instanceof ApiError && error.reason === reason;
}

/** What the server sent with a refusal for this reason: what is stored now, or what the change must first deal with. */
export function currentIn<Row>(error: unknown, reason: string, schema: z.ZodType<Row>): Row | null {
  return isRefusal(error, reason) ? (schema.safeParse(error.current).data ?? null) : null;
}

/** The record was not found, or its id is invalid. */
export function isMissing(error: unknown): boolean {
  return isOfKind(error, 'not-found', 'invalid');
}

/** The message for any thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError
    ? error.message
    : 'Something went wrong in this page. Reload it and try again.';
}
