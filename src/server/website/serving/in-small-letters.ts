import { blogAnswer } from '../blog/blog-answer.ts';
import { sitePage } from '../context/site-page-store.ts';
import type { SiteParts } from '../context/site-parts.ts';

/** The lower-case address of a path with capitals; null if there is none. */
export async function inSmallLetters(parts: SiteParts, path: string): Promise<string | null> {
  if (!/[A-Z]/.test(path) || !/^(?:\/[\w-]+)+\/?$/.test(path)) return null;
  const plain = path.toLowerCase().replace(/\/$/, '');
  const isScreenOrList = /^\/(?:auth|admin|locations)(?:\/|$)/.test(plain);
  if (isScreenOrList || sitePage(parts.settings.current(), plain)) return plain;
  if (await blogAnswer(parts, plain)) return plain;
  return (await parts.published.find(plain.slice(1))) ? `${plain}/` : null;
}
