import { blogAnswer } from '../blog/blog-answer.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { sitePage } from '../context/site-page-store.ts';

/** The lower-case address of a path with capitals; null if there is none. */
export async function inSmallLetters(context: SitePageContext, path: string): Promise<string | null> {
  if (!/[A-Z]/.test(path) || !/^(?:\/[\w-]+)+\/?$/.test(path)) return null;
  const plain = path.toLowerCase().replace(/\/$/, '');
  const isScreenOrList = /^\/(?:auth|admin|locations)(?:\/|$)/.test(plain);
  if (isScreenOrList || sitePage(context.settings.current(), plain)) return plain;
  if (await blogAnswer(context, plain)) return plain;
  return (await context.published.find(plain.slice(1))) ? `${plain}/` : null;
}
