import type { Hono } from 'hono';
import {
  draftPreviewPath,
  type PreviewedKind,
  previewedKinds,
} from '../../../contract/platform/draft-preview.ts';
import type { Accounts } from '../../identity/auth/auth.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { renderPostPreview } from '../blog/render-post.ts';
import { pageOfDocument } from '../context/site-page-store.ts';
import type { LandingContext } from '../landing-pages/landing-context.ts';
import { renderPreview } from '../landing-pages/render-preview.ts';
import { getPost } from '../posts/queries.ts';
import { findKnownPage } from '../site-pages/known-pages.ts';
import { renderSitePage } from '../site-pages/render-site-page.ts';

interface DraftContext extends LandingContext {
  readonly database: Database;
}

type Render = (context: DraftContext, id: string) => Promise<string>;

const unchanged = { set: [], remove: [], remove_all: false };

const rendered: Record<PreviewedKind, Render> = {
  pages: async (context, id) => (await renderPreview(context, id, unchanged)).html,
  'site-pages': async (context, id) => {
    const { document } = await findKnownPage(context.database.kysely, context.settings.current(), id);
    return (await renderSitePage(context, pageOfDocument(document))).html;
  },
  posts: async (context, id) => renderPostPreview(context, await getPost(context.database.kysely, id)),
};

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Pages that visitors don’t see, for signed-in staff alone: their public addresses answer “not found”. */
export function serveDraftPreviewRoutes(
  app: Hono<AppEnv>,
  { accounts, ...context }: DraftContext & { readonly accounts: Accounts },
): void {
  for (const kind of previewedKinds) {
    app.get(`${draftPreviewPath(kind, '')}:id`, async c => {
      const { user } = await accounts.identifyCaller(c.req.raw.headers, 'look');
      if (user?.role !== 'admin' || user.lacksFactor) return c.redirect('/auth', 302);
      return c.html(await rendered[kind](context, c.req.param('id') ?? ''), 200, headers);
    });
  }
}
