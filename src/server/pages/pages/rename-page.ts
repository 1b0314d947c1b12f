import { v7 as uuid } from 'uuid';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { holdAddresses } from '../redirects/former-address-queries.ts';
import { leaveAddresses } from '../redirects/leave-addresses.ts';
import { listRulesAt } from '../redirects/queries.ts';
import { cycleLabel } from '../redirects/redirect-graph.ts';
import { returnToAddresses } from '../redirects/return-to-addresses.ts';
import { factsOf } from './change-page.ts';
import { lockPage } from './queries.ts';
import { listSitePaths, setPageSlug } from './slug-queries.ts';

/**
 * Changes the address of a page. The old address of a public page redirects to the new one at once. Its seed stays, so
 * its text does too.
 */
export async function renamePage(
  db: Db,
  id: string,
  { slug, isReserved }: { slug: string; isReserved: (slug: string) => boolean },
): Promise<void> {
  await db.transaction().execute(async trx => {
    if (isReserved(slug) || (await listSitePaths(trx, [slug])).length > 0)
      throw refused('slug-reserved', `The site itself uses /${slug}/. Choose another address.`);
    const page = await lockPage(trx, id);
    if (page.slug === slug) return;
    if (!(await setPageSlug(trx, id, slug))) {
      throw refused('slug-taken', `Another page has the address /${slug}/ already.`);
    }
    await writeActivity(trx, {
      action: 'renamed',
      noun: 'pages',
      id,
      name: page.title,
      before: { slug: page.slug },
      after: { slug },
    });
    if (page.status === 'published') {
      await returnToAddresses(trx, [slug]);
      await refuseHidden(trx, page.slug, slug);
      const move = { slug: page.slug, to: `/${slug}/`, isMove: true, page: factsOf(page) };
      await leaveAddresses(trx, [move], uuid());
    } else await holdAddresses(trx, [{ slug: page.slug, page_id: id, to: `/${slug}/` }], uuid());
    await announce(trx, { kind: 'pages', slugs: [page.slug, slug] });
  });
}

/** A manual rule at the new address would hide the page, or lead back to the old address. */
async function refuseHidden(trx: Db, before: string, slug: string): Promise<void> {
  const [rule] = await listRulesAt(trx, [`/${slug}`]);
  if (!rule) return;
  if (rule.destination_key === `/${before}`) {
    throw refused('cycle', cycleLabel([`/${before}`, `/${slug}`, `/${before}`]));
  }
  throw refused(
    'slug-redirected',
    `A redirect made by hand leads /${slug} on to ${rule.destination_path}. Change or delete it first.`,
  );
}

function refused(reason: string, message: string): AppError {
  return new AppError('conflict', message, { reason, fields: [{ path: 'slug', message }] });
}
