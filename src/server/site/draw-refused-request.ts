import { reservePage } from '../../../content/site-copy/reserve.ts';
import { servicesPage } from '../../../content/site-copy/services-page.ts';
import type { LeadKind } from '../../contract/leads.ts';
import { leadKindSchema } from '../../contract/leads.ts';
import { troubleId } from '../../site/forms/page-forms.ts';
import type { Received } from '../leads/receive-form.ts';
import { blogAnswer } from './blog/blog-answer.ts';
import { drawFixedPage } from './draw-fixed-page.ts';
import { drawHub } from './draw-hub.ts';
import { drawErrorPage, drawLandingPage } from './draw-page.ts';
import { fixedRoutes } from './fixed-routes.ts';
import { parseHubPath } from './hub-paths.ts';
import type { Visit } from './page-forms.ts';
import type { SiteParts } from './site-parts.ts';

type Refusal = Extract<Received, { ok: false }>;

/** The page a refused form came from, drawn again with what was typed and what is wrong beside each field. */
export async function drawRefusedRequest(parts: SiteParts, refusal: Refusal): Promise<string> {
  const { message, values, fields, source } = refusal;
  const kind = leadKindSchema.safeParse(values.kind?.[0]).data ?? 'footer';
  const form_path = values.form_path?.[0];
  const visit: Visit = {
    source,
    ...(form_path ? { form_path } : {}),
    returned: { kind, values, problems: fields, message },
  };
  // What a sender calls its page is only a wish: the first of our own pages that shows the form is drawn.
  for (const path of [form_path, source.page_path, ...elsewhere[kind]]) {
    const html = path ? await drawPageAt(parts, path, visit) : null;
    if (html?.includes(`id="${troubleId(kind)}"`)) return html;
  }
  return drawErrorPage(parts, new Error('a refused form has no page')).html;
}

/** Where each form stands whatever happens; a day is chosen elsewhere when the owner has an order form of another host. */
const elsewhere: Readonly<Record<LeadKind, readonly string[]>> = {
  quote: ['/'],
  footer: ['/'],
  scheduling: [reservePage.path, servicesPage.path],
};

async function drawPageAt(parts: SiteParts, path: string, visit: Visit): Promise<string | null> {
  const route = fixedRoutes.get(path);
  if (route) return (await drawFixedPage(parts, route, { visit })).html;
  const inBlog = await blogAnswer(parts, path, visit);
  if (inBlog && 'html' in inBlog) return inBlog.html;
  const hub = parseHubPath(path);
  if (hub) return (await drawHub(parts, hub, visit))?.html ?? null;
  const slug = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(path)?.[1];
  return slug ? ((await drawLandingPage(parts, slug, visit))?.html ?? null) : null;
}
