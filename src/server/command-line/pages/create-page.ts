import { pageInputSchema } from '../../../contract/pages/pages.ts';
import { isPageOutside } from '../../generation/outside-pages/outside-check.ts';
import { createPage } from '../../pages/pages/create-page.ts';
import { readPage } from '../../pages/pages/read-page.ts';
import { isReservedSlug } from '../../pages/pages/reserved-slugs.ts';
import { originOf } from '../../platform/config.ts';
import { withSession } from '../open-session.ts';
import type { Output } from '../output.ts';
import { readInput } from '../read-input.ts';
import { findTemplateNamed } from '../templates/find-template.ts';

export interface CreateOptions {
  readonly template: string;
  readonly field?: Readonly<Record<string, string>>;
  readonly pattern?: string;
  readonly allowUnfilled?: boolean;
}

/** One page, public as soon as it is generated. */
export async function createPageCommand(output: Output, options: CreateOptions): Promise<void> {
  return withSession(async ({ db, config }) => {
    const template = await findTemplateNamed(db, options.template);
    const input = readInput(pageInputSchema, {
      template_id: template.id,
      field_values: { ...options.field },
      allow_unfilled: options.allowUnfilled ?? false,
      ...(options.pattern === undefined ? {} : { url_pattern: options.pattern }),
    });
    const id = await createPage(db, input, {
      userId: null,
      isReserved: isReservedSlug,
      isOutside: isPageOutside,
    });
    const page = await readPage(db, id);
    const outside = page.is_noindex
      ? '\nIt lies outside the served areas or services, so it is noindex.'
      : '';
    output.result({ page }, `${page.title}\n  ${originOf(config)}/${page.slug}/${outside}`);
  });
}
