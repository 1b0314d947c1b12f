import { blogPage } from '../../../../content/site-copy/blog.ts';

/*
 * Pages of the list have a path, not a query: pages in memory are found by path alone, and a query changes nothing on any
 * public page.
 */
export function listPath(number: number): string {
  return number === 1 ? blogPage.path : `${blogPage.path}/page/${number}`;
}

export function postPath(slug: string): string {
  return `${blogPage.path}/${slug}`;
}
