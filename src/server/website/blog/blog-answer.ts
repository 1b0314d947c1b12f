import { listPath, postPath } from '../context/blog-paths.ts';
import type { PageHtml, SitePageContext } from '../context/frame-context.ts';
import type { Visit } from '../context/page-forms.ts';
import { findMovedPost } from '../posts/published-queries.ts';
import { renderPost } from './render-post.ts';
import { renderPostList } from './render-post-list.ts';

const anyPath = /^\/blog(?:\/.*)?$/;
const slugPath = /^\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** No blog has more pages. A larger number is not looked up. */
const pagePath = /^\/blog\/page\/([1-9]\d{0,4})$/;

/** A page of the blog, or its new address; null if there is none. */
export async function blogAnswer(
  context: SitePageContext,
  path: string,
  visit: Visit | null = null,
): Promise<PageHtml | { readonly movedTo: string } | null> {
  if (!anyPath.test(path)) return null;
  if (path.endsWith('/')) {
    const plain = path.replace(/(?<!\/)\/+$/, '');
    return (await isThere(context, plain)) ? { movedTo: plain } : null;
  }
  if (path === listPath(1)) return renderPostList(context, 1, visit);
  const number = Number(pagePath.exec(path)?.[1] ?? 0);
  if (number === 1) return { movedTo: listPath(1) };
  if (number > 1) return renderPostList(context, number, visit);
  const slug = slugPath.exec(path)?.[1];
  if (slug === undefined) return null;
  const rendered = await renderPost(context, slug, visit);
  if (rendered) return rendered;
  const movedTo = await findMovedPost(context.reads.kysely, slug);
  return movedTo === null ? null : { movedTo: postPath(movedTo) };
}

/** True if the address without its trailing slash exists. If not, the server answers 404 without a redirect. */
async function isThere(context: SitePageContext, path: string): Promise<boolean> {
  return (await blogAnswer(context, path)) !== null;
}
