import { maxAddresses } from '../../search/sitemap/sitemap-files.ts';
import { blogAnswer } from '../../website/blog/blog-answer.ts';
import { blogFeed } from '../../website/blog/blog-feed.ts';
import { feedPath, listPath, postPath } from '../../website/context/blog-paths.ts';
import { listPostAddresses } from '../../website/posts/published-queries.ts';
import type { FileSink } from './file-sink.ts';
import type { ExportContext } from './open-site.ts';
import type { SitePages } from './site-pages.ts';

export interface BlogOptions {
  readonly pages: SitePages;
  readonly files: FileSink;
  /** Writes the picture that a shared link to this address shows. */
  readonly picture: (path: string) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Writes the blog's lists, its posts and its feed. */
export async function writeBlogFiles(
  context: ExportContext,
  { pages, files, picture, signal }: BlogOptions,
): Promise<void> {
  for (let number = 1; ; number += 1) {
    const rendered = await blogAnswer(context, listPath(number));
    if (!rendered || 'movedTo' in rendered) break;
    pages.put(listPath(number), rendered.html);
  }
  for (const { slug } of await listPostAddresses(context.database.kysely, maxAddresses)) {
    signal.throwIfAborted();
    const rendered = await blogAnswer(context, postPath(slug));
    if (rendered && !('movedTo' in rendered)) pages.put(postPath(slug), rendered.html);
    await picture(postPath(slug));
  }
  await picture(listPath(1));
  let feed = '';
  for await (const part of blogFeed(context)) feed += part;
  files.put(feedPath.slice(1), Buffer.from(feed));
}
