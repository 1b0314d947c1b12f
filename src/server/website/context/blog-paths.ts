import { blogPath } from '../posts/blog-pages.ts';

/* List pages have a path and no query, because the page cache finds pages by path alone. */
export function listPath(number: number): string {
  return number === 1 ? blogPath : `${blogPath}/page/${number}`;
}

export function postPath(slug: string): string {
  return `${blogPath}/${slug}`;
}

export const feedPath = `${blogPath}/feed.xml`;
