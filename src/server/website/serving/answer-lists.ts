import { hubPath, parseHubPath } from '../../pages/towns/hub-paths.ts';
import { blogAnswer } from '../blog/blog-answer.ts';
import { caseAnswer } from '../cases/case-answer.ts';
import type { AnswerCall, SiteCall } from '../context/site-call.ts';
import { hubBytes } from '../hubs/fill-hub.ts';
import { sendMoved } from './send-page.ts';

const answerWith =
  (find: typeof blogAnswer | typeof caseAnswer): AnswerCall =>
  async call => {
    const { parts, cache, cacheVersion, path, request, response } = call;
    const found = await find(parts, path);
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
export async function answerHub(call: SiteCall): Promise<boolean> {
  const { parts, cache, cacheVersion, path, request, response } = call;
  const hub = parseHubPath(path);
  const list = hub && (await hubBytes(parts, hub));
  if (!hub || !list) return false;
  if (hub.hasEndingSlash) sendMoved(call, hubPath(hub));
  else cache.keepAndSend({ path, cacheVersion, body: list.body, shows: list.shows }, request, response);
  return true;
}
