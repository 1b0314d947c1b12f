import type { PageHtml, SitePageContext } from '../context/frame-context.ts';
import type { Visit } from '../context/page-forms.ts';
import { renderCase } from './render-case.ts';
import { galleryPagePath, renderGallery } from './render-gallery.ts';

const anyPath = /^\/finished-work(?:\/.*)?$/;
const slugPath = /^\/finished-work\/([a-z0-9]+(?:-[a-z0-9]+)*)\/$/;
/** No gallery has more pages. A larger number is not looked up. */
const pagePath = /^\/finished-work\/page\/([1-9]\d{0,4})\/$/;

/** A page about finished work, or its new address; null if there is none. */
export async function caseAnswer(
  context: SitePageContext,
  path: string,
  visit: Visit | null = null,
): Promise<PageHtml | { readonly movedTo: string } | null> {
  if (!anyPath.test(path)) return null;
  if (!path.endsWith('/')) return (await caseAnswer(context, `${path}/`)) && { movedTo: `${path}/` };
  if (path === galleryPagePath(1)) return renderGallery(context, 1, visit);
  const number = Number(pagePath.exec(path)?.[1] ?? 0);
  if (number === 1) return { movedTo: galleryPagePath(1) };
  if (number > 1) return renderGallery(context, number, visit);
  const slug = slugPath.exec(path)?.[1];
  return slug === undefined ? null : renderCase(context, slug, visit);
}
