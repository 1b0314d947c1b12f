import { v7 as uuidv7 } from 'uuid';
import {
  maxOwnPages,
  type SitePageDocument,
  type SitePage as SitePageReply,
  sitePageDocumentSchema,
} from '../../../contract/website/site-pages.ts';
import { sectionTypes, siteSectionTypes } from '../../../sections/schemas.ts';
import { claimNames } from '../../business/claims/fill-claims.ts';
import { requirePlaceholders } from '../../business/claims/require-placeholders.ts';
import { textsIn } from '../../business/claims/shipped-texts.ts';
import { programPaths } from '../../business/packs/reserved-paths.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { reloadSettings, type SettingsContext } from '../../platform/settings/change-settings.ts';
import { packDocument } from '../context/edited-pages.ts';
import { ownPageId } from '../context/page-ids.ts';
import {
  deleteStoredPage,
  findVersion,
  keepVersion,
  lockSitePages,
  setPagePosition,
  writeStoredPage,
} from '../context/site-page-queries.ts';
import {
  findKnownPage,
  type KnownPage,
  listComposedPages,
  listKnownPages,
  presentPage,
} from './known-pages.ts';
import { moveSiteAddresses } from './site-addresses.ts';

interface Saved {
  readonly document: SitePageDocument;
  readonly is_hidden: boolean;
}

/** Changes a page; all processes show it at once. */
export async function saveSitePage(
  context: SettingsContext,
  id: string,
  { based_on, ...saved }: Saved & { readonly based_on: number },
  userId: string | null,
): Promise<SitePageReply> {
  await change(context, async trx => {
    const page = await pageOf(trx, context, id);
    if (page.revision !== based_on) {
      throw new AppError(
        'conflict',
        `Another user changed “${page.document.name}”. Check it before you save yours.`,
        { reason: 'changed-meanwhile', current: presentPage(page) },
      );
    }
    if (page.origin === 'pack' && saved.document.path !== page.document.path)
      throw refused('document.path', 'The address of this page stays: others rely on it. Hide it instead.');
    await requireRight(trx, context, saved.document, id);
    if (!saved.is_hidden) requirePagePlaceholders(saved.document);
    await write(trx, page, saved, userId);
  });
  return readPage(context, id);
}

/** Adds a page: blank, or a copy. Visitors see it once it is saved. */
export async function addSitePage(
  context: SettingsContext,
  { path, name, duplicate_of }: { path: string; name: string; duplicate_of?: string | undefined },
): Promise<SitePageReply> {
  const id = uuidv7();
  await change(context, async trx => {
    const all = await listKnownPages(trx, context.settings.current());
    if (all.filter(page => page.origin === 'owner').length >= maxOwnPages)
      throw new AppError('conflict', `There are ${maxOwnPages} pages of your own. Delete one first.`);
    const source = duplicate_of === undefined ? null : await pageOf(trx, context, duplicate_of);
    const document = source
      ? { ...source.document, path, name, service: '', town: '' }
      : sitePageDocumentSchema.parse({
          path,
          name,
          title: `${name} | {{name}}`,
          description: '',
          sections: [
            { id: 'top', type: 'page_heading', title: name, content: { lead: '', drawing: '' } },
            { id: 'text', type: 'text', title: '', content: { content: '' } },
          ],
        });
    await requireRight(trx, context, document, id);
    const position = Math.max(0, ...all.map(page => page.position)) + 1;
    await writeStoredPage(trx, {
      id,
      origin: 'owner',
      document,
      is_hidden: true,
      position,
      based_on: null,
    });
    await record(trx, 'created', { id, name });
  });
  return readPage(context, id);
}

/** Deletes a custom page. Its address redirects from then on. */
export async function removeSitePage(
  context: SettingsContext,
  id: string,
  redirectTo: string,
): Promise<void> {
  const redirects = new Map([[ownPageId(id), redirectTo]]);
  await change(
    context,
    async trx => {
      const page = await pageOf(trx, context, id);
      if (page.origin === 'pack')
        throw new AppError('conflict', 'A page of the trade can’t be deleted. Hide it instead.', {
          reason: 'page-of-trade',
        });
      await deleteStoredPage(trx, id);
      await record(trx, 'deleted', { id, name: page.document.name });
    },
    redirects,
  );
}

/** The text of the trade again. What the owner wrote stays among the versions. */
export async function resetSitePage(
  context: SettingsContext,
  id: string,
  userId: string | null,
): Promise<SitePageReply> {
  const document = packDocument(id);
  if (!document) throw new AppError('conflict', 'This page is your own: the trade has no text for it.');
  await change(context, async trx => {
    const page = await pageOf(trx, context, id);
    await write(trx, page, { document, is_hidden: false }, userId);
  });
  return readPage(context, id);
}

export async function restoreSitePage(
  context: SettingsContext,
  { id, number }: { readonly id: string; readonly number: number },
  userId: string | null,
): Promise<SitePageReply> {
  await change(context, async trx => {
    const page = await pageOf(trx, context, id);
    const stored = sitePageDocumentSchema.safeParse(await findVersion(trx, id, number));
    if (!stored.success) throw new AppError('not-found', 'Version not found.');
    const document = { ...stored.data, path: page.document.path };
    await write(trx, page, { document, is_hidden: page.is_hidden }, userId);
  });
  return readPage(context, id);
}

export async function orderSitePages(context: SettingsContext, ids: readonly string[]): Promise<void> {
  await change(context, async trx => {
    const all = await listKnownPages(trx, context.settings.current());
    for (const [at, id] of ids.entries()) {
      const page = all.find(one => one.id === id);
      if (!page) continue;
      if (page.revision === 0)
        await writeStoredPage(trx, { ...page, origin: 'pack', based_on: page.document, position: at + 1 });
      else await setPagePosition(trx, id, at + 1);
    }
  });
}

async function change(
  context: SettingsContext,
  work: (trx: Trx) => Promise<unknown>,
  redirectTo: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  await context.database.kysely.transaction().execute(async trx => {
    await lockSitePages(trx);
    await work(trx);
    await moveSiteAddresses(trx, { redirectTo, field: 'document.path' });
    await announce(trx, { kind: 'settings' });
  });
  await reloadSettings(context);
}

async function pageOf(trx: Trx, context: SettingsContext, id: string): Promise<KnownPage> {
  return findKnownPage(trx, context.settings.current(), id);
}

async function readPage(context: SettingsContext, id: string): Promise<SitePageReply> {
  return presentPage(await findKnownPage(context.database.kysely, context.settings.current(), id));
}

async function write(
  trx: Trx,
  page: KnownPage,
  { document, is_hidden }: Saved,
  userId: string | null,
): Promise<void> {
  const based_on = packDocument(page.id) ?? null;
  const origin = page.origin === 'owner' ? 'owner' : 'pack';
  await writeStoredPage(trx, { ...page, origin, document, is_hidden, based_on });
  await keepVersion(trx, page.id, page.document, userId);
  await record(trx, 'saved', { id: page.id, name: document.name });
}

const types = new Set<string>([...sectionTypes, ...siteSectionTypes].map(({ type }) => type));

/** Refuses what would break the site, by field. */
async function requireRight(
  trx: Trx,
  context: SettingsContext,
  { path, parent, sections }: SitePageDocument,
  id: string,
): Promise<void> {
  const all = await listKnownPages(trx, context.settings.current());
  // A page from before an address was the program's keeps it.
  const isKept = all.some(page => page.id === id && page.document.path === path);
  if (!isKept && programPaths.has(path.split('/')[1] ?? ''))
    throw refused('document.path', `${path} belongs to the program itself. Choose another address.`);
  const other = all.find(page => page.id !== id && page.document.path === path);
  if (other) throw refused('document.path', `“${other.document.name}” is at ${path} already.`);
  const parents = [...all, ...listComposedPages(context.settings.current())];
  if (parent !== '/' && !parents.some(page => page.document.path === parent))
    throw refused('document.parent', `Page not found: ${parent}.`);
  const ids = new Set<string>();
  for (const [at, section] of sections.entries()) {
    if (!types.has(section.type))
      throw refused(`document.sections.${at}.type`, `Section type “${section.type}” not found.`);
    if (ids.has(section.id))
      throw refused(`document.sections.${at}.id`, `Two sections are called “${section.id}”.`);
    ids.add(section.id);
  }
}

function refused(path: string, message: string): AppError {
  return new AppError('invalid', message, { fields: [{ path, message }] });
}

function record(trx: Trx, action: string, { id, name }: { id: string; name: string }) {
  return writeActivity(trx, { action, noun: 'site-pages', id, name });
}

/** Refuses to show a page with fields that it doesn't fill in. */
function requirePagePlaceholders({ name, title, description, sections }: SitePageDocument): void {
  const texts = [...textsIn({ name, title, description, sections })].map(({ text, steps }) => ({
    text,
    path: ['document', ...steps].join('.'),
  }));
  requirePlaceholders(texts, { names: claimNames, otherwise: 'until then hide the page' });
}
