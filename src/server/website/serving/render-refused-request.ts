import { leadKindSchema } from '../../../contract/audience/lead-filter.ts';
import { errorId, type FormKind } from '../../../site/forms/page-forms.ts';
import type { LeadSource } from '../../audience/leads/lead-source.ts';
import type { FormValues } from '../../audience/leads/read-form-body.ts';
import { parseHubPath } from '../../pages/towns/hub-paths.ts';
import { isUnavailable } from '../../platform/db/is-transient.ts';
import { blogAnswer } from '../blog/blog-answer.ts';
import { caseAnswer } from '../cases/case-answer.ts';
import type { Visit } from '../context/page-forms.ts';
import { giveawayPath, thankYouPath } from '../context/program-pages.ts';
import { programPage, reservePath, sitePage } from '../context/site-page-store.ts';
import { renderHub } from '../hubs/render-hub.ts';
import type { LandingContext } from '../landing-pages/landing-context.ts';
import { renderLandingPage, renderUnsentPage } from '../landing-pages/render-page.ts';
import { renderSitePage } from '../site-pages/render-site-page.ts';

/** A rejected form: the input, the error of each field, and the summary. */
interface Refusal {
  readonly message: string;
  readonly values: FormValues;
  readonly fields: Readonly<Record<string, string>>;
  readonly source: LeadSource;
}

/** The page of a rejected form, rendered with the input and the error of each field. */
export async function renderRefusedRequest(
  context: LandingContext,
  refusal: Refusal,
  kind: FormKind = leadKindSchema.safeParse(refusal.values.kind?.[0]).data ?? 'footer',
): Promise<string> {
  const { message, values, fields, source } = refusal;
  const form_path = values.form_path?.[0];
  const visit: Visit = {
    source,
    ...(form_path ? { form_path } : {}),
    returned: { kind, values, problems: fields, message },
  };
  // The form's page name is untrusted. The first own page that has the form is rendered.
  for (const path of [form_path, source.page_path, ...elsewhere[kind]]) {
    const html = path ? await renderPageAt(context, path, visit).catch(nothingIfAway) : null;
    if (html?.includes(`id="${errorId(kind)}"`)) return html;
  }
  // The footer's form is a quote form like others, except in the giveaway.
  const isEntry = kind === 'giveaway';
  const returned = { kind: 'footer', values, problems: fields, message } as const;
  return renderUnsentPage(context, message, isEntry ? { source } : { ...visit, returned });
}

/** The default page of each form. With an external order form, a date is chosen elsewhere. */
const elsewhere: Readonly<Record<FormKind, readonly string[]>> = {
  quote: ['/'],
  footer: ['/contact'],
  scheduling: [reservePath, '/services'],
  giveaway: [giveawayPath],
  addition: [thankYouPath],
};

/** While the database is away some pages can't be rendered; the form is then shown on another. */
function nothingIfAway(error: unknown): null {
  if (!isUnavailable(error)) throw error;
  return null;
}

async function renderPageAt(context: LandingContext, path: string, visit: Visit): Promise<string | null> {
  const page = sitePage(context.settings.current(), path) ?? programPage(path);
  if (page) return (await renderSitePage(context, page, { visit })).html;
  const inBlog = await blogAnswer(context, path, visit);
  if (inBlog && 'html' in inBlog) return inBlog.html;
  const inCases = await caseAnswer(context, path, visit);
  if (inCases && 'html' in inCases) return inCases.html;
  const hub = parseHubPath(path);
  if (hub) return renderHub(context, hub, visit);
  const slug = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(path)?.[1];
  return slug ? ((await renderLandingPage(context, slug, visit))?.html ?? null) : null;
}
