import { v7 as uuid } from 'uuid';
import { packStore } from '../../business/packs/pack-store.ts';
import { readOwnServices } from '../../business/services/own-services.ts';
import { listPagesAt } from '../../pages/pages/slug-queries.ts';
import { holdAddresses } from '../../pages/redirects/former-address-queries.ts';
import { type LeftAddress, leaveAddresses } from '../../pages/redirects/leave-addresses.ts';
import { listEveryRuleAt } from '../../pages/redirects/left-address-queries.ts';
import { returnToAddresses } from '../../pages/redirects/return-to-addresses.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { packPageId, readEditedPages } from '../context/edited-pages.ts';
import { ownPageId, servicePageId, tradePageId } from '../context/page-ids.ts';
import { servicePath } from '../context/service-page.ts';
import { type PageSettings, sitePages } from '../context/site-page-store.ts';
import { soldServices } from './own-services.ts';
import {
  listSiteAddresses,
  lockSiteAddresses,
  replaceSiteAddresses,
  type SiteAddress,
} from './site-address-queries.ts';

/** What the caller knows of a change. */
interface AddressChange {
  /** Where the visitors of a deleted page go, by its id. */
  readonly redirectTo?: ReadonlyMap<string, string>;
  /** A field of the request: an address that a landing page or a redirect made by hand has is refused. */
  readonly field?: string;
}

/**
 * Compares the addresses of all site pages with the stored ones, and redirects visitors of those that changed, in the
 * caller’s transaction. Call it after whatever changed pages, services, areas or trades.
 */
export async function moveSiteAddresses(trx: Db, change: AddressChange = {}): Promise<void> {
  await lockSiteAddresses(trx);
  const before = await listSiteAddresses(trx);
  const now = await readSiteAddresses(trx);
  const steps = compare(before, now);
  if (steps.changed.length === 0 && steps.gone.length === 0) return;
  const cause = uuid();
  await replaceSiteAddresses(trx, { gone: steps.gone.map(({ id }) => id), changed: steps.changed });
  const arrived = steps.arrived.map(slugOf);
  await returnToAddresses(trx, arrived);
  if (change.field !== undefined)
    await refuseTaken(trx, [...arrived, ...steps.claimed.map(slugOf)], change.field);
  await holdAddresses(
    trx,
    steps.held.map(({ from, id, path }) => ({ slug: slugOf(from), page_id: id, to: path })),
    cause,
  );
  const live = new Set(now.filter(page => page.is_live).map(({ path }) => path));
  // Where another page answers now, only the former addresses of one that leads nowhere change.
  const left = [...steps.gone, ...steps.hidden].flatMap(page => {
    const chosen = change.redirectTo?.get(page.id);
    const isAnswered = live.has(page.path) && (chosen ?? page.fallback) !== null;
    return isAnswered ? [] : [leaving(page, chosen)];
  });
  const moved = steps.moved.map(({ from, path }) =>
    Object.assign(leaving(from), { to: path, isMove: true, isChosen: change.field !== undefined }),
  );
  await leaveAddresses(trx, [...moved, ...left], cause);
}

/** Moves the addresses after changes that are not part of a request: of areas, of trades, by an import or an upgrade. */
export async function followSiteAddresses(db: Db): Promise<void> {
  const { changed, gone } = compare(await listSiteAddresses(db), await readSiteAddresses(db));
  if (changed.length + gone.length > 0) await db.transaction().execute(trx => moveSiteAddresses(trx));
}

/** Where all site pages are by what is stored, shown or not. The trade, too: this process may not know yet that it changed. */
async function readSiteAddresses(db: Db): Promise<readonly SiteAddress[]> {
  const packs = await currentGroup(db, 'packs');
  return packStore.runAs(packStore.pack(packStore.wholeTrade(packs.own)), async () =>
    listAddresses({
      packs,
      areas: await currentGroup(db, 'areas'),
      services: await readOwnServices(db),
      edited_pages: await readEditedPages(db),
      substance: await currentGroup(db, 'substance'),
    }),
  );
}

function listAddresses(settings: Required<PageSettings>): readonly SiteAddress[] {
  const live = [...sitePages(settings).values()].map(({ id, path, parent, keyword, town }) => ({
    id,
    path,
    is_live: true,
    fallback: keyword !== '' && town === null ? parent : null,
  }));
  const known = new Set(live.map(({ id }) => id));
  const hidden = settings.edited_pages.filter(page => page.is_hidden);
  const hiddenIds = new Set(hidden.map(({ id }) => id));
  const ofTrade = packStore.own().pages.map(({ path, parent, service }) => ({
    id: tradePageId(path),
    path,
    is_live: false,
    fallback: service === undefined || hiddenIds.has(packPageId(path)) ? null : (parent ?? null),
  }));
  const own = hidden
    .filter(({ origin }) => origin === 'owner')
    .map(({ id, path }) => ({ id: ownPageId(id), path, is_live: false, fallback: null }));
  // Services that a written page sells.
  const covered = soldServices(settings).map(service => ({
    id: servicePageId(service),
    path: servicePath(service.name),
    is_live: false,
    fallback: service.path,
  }));
  return [...live, ...[...ofTrade, ...own, ...covered].filter(({ id }) => !known.has(id))];
}

function compare(before: readonly SiteAddress[], now: readonly SiteAddress[]) {
  const stored = new Map(before.map(page => [page.id, page]));
  const known = new Set(now.map(({ id }) => id));
  const pairs = now.map(page => ({ ...page, from: stored.get(page.id) }));
  const moved = pairs.flatMap(({ from, ...page }) =>
    from && from.path !== page.path ? [{ ...page, from }] : [],
  );
  return {
    gone: before.filter(({ id }) => !known.has(id)),
    changed: pairs
      .filter(
        ({ from, path, is_live, fallback }) =>
          from?.path !== path || from.is_live !== is_live || from.fallback !== fallback,
      )
      .map(({ id, path, is_live, fallback }) => ({ id, path, is_live, fallback })),
    arrived: pairs.filter(({ from, path, is_live }) => is_live && (!from?.is_live || from.path !== path)),
    /** New addresses of pages that nobody sees yet. */
    claimed: pairs.filter(
      ({ from, path, is_live, fallback }) => !is_live && fallback === null && from?.path !== path,
    ),
    moved: moved.filter(({ is_live }) => is_live),
    /** Moved where nobody sees them. */
    held: moved.filter(({ is_live }) => !is_live),
    hidden: pairs.flatMap(({ from, is_live, fallback }) =>
      from?.is_live && !is_live ? [{ ...from, fallback }] : [],
    ),
  };
}

const slugOf = ({ path }: Pick<SiteAddress, 'path'>) => path.slice(1);

function leaving(page: SiteAddress, chosen?: string): LeftAddress {
  const to = chosen ?? page.fallback;
  return {
    slug: slugOf(page),
    to: to === page.path ? null : to,
    isChosen: chosen !== undefined,
    page: { id: page.id, city: '', state: '', keyword: '' },
  };
}

async function refuseTaken(trx: Db, slugs: readonly string[], field: string): Promise<void> {
  const rules = await listEveryRuleAt(
    trx,
    slugs.map(slug => `/${slug}`),
  );
  const rule = rules.find(one => one.cause === null && one.is_active);
  const [page] = await listPagesAt(trx, slugs);
  const message = rule
    ? `A redirect made by hand leads ${rule.source_path} on to ${rule.destination_path}. Change or delete it first.`
    : page
      ? `A landing page is at /${page.slug}/. Choose another address.`
      : null;
  if (message === null) return;
  throw new AppError('conflict', message, {
    reason: rule ? 'slug-redirected' : 'slug-taken',
    fields: [{ path: field, message }],
  });
}
