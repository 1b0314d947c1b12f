import { slugSchema } from '../../../contract/pages/pages.ts';
import { renamePage } from '../../pages/pages/rename-page.ts';
import { isReservedSlug } from '../../pages/pages/reserved-slugs.ts';
import { findPageBySlug } from '../../pages/pages/slug-queries.ts';
import { CommandFailure, exitCodes, misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import type { Output } from '../output.ts';

/** Changes the address of one page; the old one of a public page redirects there. */
export async function renamePageCommand(output: Output, from: string, to: string): Promise<void> {
  const wanted = slugSchema.safeParse(plain(to));
  if (!wanted.success) throw misuse(wanted.error.issues[0]?.message ?? 'Write an address');
  return withSession(async ({ db }) => {
    const page = await findPageBySlug(db, plain(from));
    if (!page) throw new CommandFailure(exitCodes.failed, `Page /${plain(from)}/ not found.`);
    await renamePage(db, page.id, { slug: wanted.data, isReserved: isReservedSlug });
    const isPublic = page.status === 'published';
    output.result(
      { id: page.id, slug: wanted.data, redirects_from: isPublic ? page.slug : null },
      `/${wanted.data}/${isPublic ? ` (/${page.slug}/ leads there)` : ''}`,
    );
  });
}

/** People write addresses as they see them. */
const plain = (text: string) => text.trim().replaceAll(/^\/+|(?<!\/)\/+$/g, '');
