import type { Announcement } from '../../platform/db/announce.ts';

/** What every page of the blog says it shows, so that they are all drawn anew when a post changes. No page can have this address. */
/** The first page of the blog. */
export const blogPath = '/blog';

export const blogSlug = 'blog';

export const blogPages: Announcement = { kind: 'pages', slugs: [blogSlug] };
