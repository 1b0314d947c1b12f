import type { Announcement } from '../../platform/db/announce.ts';

/** The cache name of all blog pages, so that a changed post drops them. No page can have this address. */
/** The first page of the blog. */
export const blogPath = '/blog';

export const blogSlug = 'blog';

export const blogPages: Announcement = { kind: 'pages', slugs: [blogSlug] };
