import { hubPath, parseHubPath } from '../../pages/towns/hub-paths.ts';
import { blogAnswer } from '../blog/blog-answer.ts';
import { caseAnswer } from '../cases/case-answer.ts';
import { hubBytes } from '../hubs/fill-hub.ts';
import { sendMoved } from './send-page.ts';
import type { AnswerCall, ServingCall } from './serving-call.ts';

const answerWith =
  (find: typeof blogAnswer | typeof caseAnswer): AnswerCall =>
  async call => {
    const { context, cache, cacheVersion, path, request, response } = call;
    const found = await find(context, path);
    if (!found) return false;
    // Not to be remembered: a post may move back, and a case may be withdrawn.
    if ('movedTo' in found) sendMoved(call, found.movedTo, 'no-cache');
    else cache.keepAndSend({ path, cacheVersion, ...found }, request, response);
    return true;
  };

/** Posts and lists of posts. */
export const answerBlog = answerWith(blogAnswer);

/** The gallery of finished work, and its cases. */
export const answerCases = answerWith(caseAnswer);

/** Lists of a state's towns and of a town's pages. */
export async function answerHub(call: ServingCall): Promise<boolean> {
  const { context, cache, cacheVersion, path, request, response } = call;
  const hub = parseHubPath(path);
  const list = hub && (await hubBytes(context, hub));
  if (!hub || !list) return false;
  if (hub.hasEndingSlash) sendMoved(call, hubPath(hub));
  else cache.keepAndSend({ path, cacheVersion, body: list.body, shows: list.shows }, request, response);
  return true;
}
