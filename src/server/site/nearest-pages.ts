import { slug } from '../../engine/index.ts';
import type { LinkItem } from '../../site/frame.ts';
import type { Db } from '../db/database.ts';
import { listSimilar } from '../pages/queries.ts';

const most = 6;

/** Published pages whose address is most like the one that was asked for; the trigram index finds them. */
export async function nearestPages(db: Db, path: string): Promise<LinkItem[]> {
  let wanted = '';
  try {
    wanted = slug(decodeURIComponent(path).replaceAll('/', ' ')).slice(0, 80);
  } catch {
    return []; // Not even a valid address.
  }
  if (wanted.length < 3) return [];
  const rows = await listSimilar(db, wanted, most);
  return rows.map(row => ({ href: `/${row.slug}/`, text: row.hero_title }));
}
