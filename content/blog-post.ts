import type { PageHead } from './page-copy.ts';

/** A post to start the blog with. The back office keeps the later ones. */
export interface BlogPostCopy extends PageHead {
  readonly slug: string;
  readonly heading: string;
  /** For the list of posts and the feed. */
  readonly summary: string;
  /** Starts below the heading; its own headings begin at the second level. */
  readonly markdown: string;
}
