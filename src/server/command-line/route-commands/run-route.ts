import { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { largestBody } from '../../platform/http/body-sizes.ts';
import { confirm } from '../confirm.ts';
import { misuse } from '../exit-codes.ts';
import type { Output } from '../output.ts';
import { readGivenFile } from '../read-given-file.ts';
import { terminal } from '../terminal.ts';
import { writeExport } from '../write-export.ts';
import { bodyOf, partsOf, pathOf, queryOf, type Typed } from './build-call.ts';
import { callApi } from './call.ts';
import { formatReply } from './format-reply.ts';
import { withApi } from './open-api.ts';
import { asksFirst, type PlainRoute } from './plain-routes.ts';
import { isList, writeList } from './write-list.ts';

/** Makes the call of a command and prints its answer. */
export async function runRoute(plain: PlainRoute, typed: Typed): Promise<void> {
  const { route } = plain;
  const { args, options, output } = typed;
  if (asksFirst(route))
    await confirm(`${[route.summary, ...args].join(' ')}. Continue?`, options.yes === true);
  const as = typeof options.as === 'string' ? options.as : undefined;
  const upload = route.upload
    ? await readGivenFile(args[partsOf(route).length] ?? '', largestOf(route))
    : null;
  await withApi({ as, isRead: route.method === 'get' }, async (send, interrupted) => {
    const path = await pathOf(send, route, args);
    const query = await queryOf(send, route, typed);
    if (isList(route)) return writeList(send, plain, { path, query, typed, interrupted });
    const body = route.upload ? undefined : await bodyOf(send, route, { ...typed, path });
    const init = {
      method: route.method.toUpperCase(),
      ...(upload ? { body: Uint8Array.from(upload), headers: { 'content-type': typeOf(route) } } : {}),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    };
    const response = await callApi(send, `${path}${query.size > 0 ? `?${query}` : ''}`, init, partsOf(route));
    if (route.media) {
      const file = args[partsOf(route).length] ?? '-';
      if (file === '-' && terminal().stdout.isTTY && !route.media.startsWith('text/'))
        throw misuse('This is no text. Name a file to write.');
      return writeExport(file, response.body ?? noChunks(), { interrupted, output });
    }
    await printReply(response, output);
  });
}

async function printReply(response: Response, output: Output): Promise<void> {
  if (response.status === 204) return output.result({}, 'Done.');
  const reply = z.unknown().parse(await response.json());
  output.result(reply, formatReply(reply));
  const isDone = z.looseObject({ status: z.literal('completed') }).safeParse(reply).success;
  if (response.status === 202 && !isDone) output.note('A running server, or the next start, does the work.');
}

const largestOf = ({ method, path }: Route) => largestBody(method.toUpperCase(), path) ?? Infinity;

/** The first of several upload types: the program looks at the file itself. */
const typeOf = ({ upload = '' }: Route) =>
  upload.includes('*') ? 'application/octet-stream' : (upload.split(',', 1)[0] ?? '');

async function* noChunks(): AsyncGenerator<Uint8Array> {
  yield* [];
}
