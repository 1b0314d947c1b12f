import { blogPage } from '../../../../content/site-copy/blog.ts';

/* List pages have a path and no query, because the page cache finds pages by path alone. */
export function listPath(number: number): string {
  return number === 1 ? blogPage.path : `${blogPage.path}/page/${number}`;
}

export function postPath(slug: string): string {
  return `${blogPage.path}/${slug}`;
}
