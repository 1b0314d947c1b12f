import { errorReplySchema } from '../../../contract/platform/error.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import type { SendCall } from './open-api.ts';
import { kebab } from './plain-routes.ts';

/** A successful answer; a refusal is a failure that names options and arguments. */
export async function callApi(
  send: SendCall,
  path: string,
  init?: RequestInit,
  args: readonly string[] = [],
): Promise<Response> {
  const response = await send(path, init);
  if (response.ok) return response;
  const text = await response.text();
  const { error } = errorReplySchema.safeParse(jsonIn(text)).data ?? {};
  const isTyped = error?.kind === 'invalid' || error?.kind === 'not-found';
  const lines = error?.fields?.map(
    ({ path: field, message }) =>
      `${written(field, args)}: ${message.endsWith('received undefined') ? 'This is required' : message}`,
  );
  throw new CommandFailure(
    isTyped ? exitCodes.misused : exitCodes.failed,
    lines?.join('\n') || error?.message || `${path} answered ${response.status}.`,
  );
}

/** Calls the API and reads the answer as JSON. */
export async function callJson(...call: Parameters<typeof callApi>): Promise<unknown> {
  return jsonIn(await (await callApi(...call)).text());
}

/** @example written('source_path', ['id']) // '--source-path' */
function written(field: string, args: readonly string[]): string {
  const [name = '', ...inside] = field.split('.');
  const flag = args.includes(name) ? `<${name}>` : `--${kebab(name)}`;
  return [flag, ...inside].join('.');
}

/** What is not JSON is nothing: a refusal of another program, or an empty answer. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
