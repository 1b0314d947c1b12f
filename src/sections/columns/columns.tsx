import { safeHref } from '../fields/safe-address.ts';
import { ColumnBand } from '../parts/column-band.tsx';
import type { SectionProps } from '../section-facts.ts';
import type { Name } from '../site-facts.ts';

/** Short texts side by side, each under its own rule. */
export function ColumnsSection({ section, facts }: SectionProps<'columns'>) {
  const { lead, ground, drawn, columns, link_text, link_url } = section.content;
  return (
    <ColumnBand
      section={section}
      intro={lead}
      background={ground}
      {...(drawn ? { illustrations: facts.fallbacks.illustrations } : {})}
      columns={columns.map(column => ({
        title: column.title,
        text: column.description.includes('\n') ? '' : column.description,
        items: [...entriesOf(column.description), ...linkOf(column.link_text, column.link_url)],
      }))}
      link={{ text: link_text, href: link_url }}
    />
  );
}

/** One line is a paragraph; several are a list. */
function entriesOf(description: string): readonly Name[] {
  const lines = description.split('\n').filter(Boolean);
  return lines.length > 1 ? lines.map(text => ({ text, href: null })) : [];
}

function linkOf(text: string, url: string): readonly Name[] {
  return text === '' ? [] : [{ text, href: safeHref(url) || null }];
}
