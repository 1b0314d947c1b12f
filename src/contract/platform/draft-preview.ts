/** What can be looked at before visitors see it. */
export const previewedKinds = ['pages', 'site-pages', 'posts'] as const;
export type PreviewedKind = (typeof previewedKinds)[number];

/** Where staff see a page that is not public, as visitors would. @example draftPreviewPath('posts', 'a1') // '/admin/preview/posts/a1' */
export const draftPreviewPath = (kind: PreviewedKind, id: string): string => `/admin/preview/${kind}/${id}`;
