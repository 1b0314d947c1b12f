import { ColumnBand } from '../parts/column-band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** What is stated of the town, each paragraph with the web pages it rests on. The server fills the sentences. */
export function TownFactsSection({ section, facts }: SectionProps<'town_facts'>) {
  const { link_text, link_url } = section.content;
  const columns = facts.site?.town_facts ?? [];
  if (columns.length === 0) return null;
  return (
    <ColumnBand
      section={section}
      background="white"
      columns={columns.map(({ title, text, sources }) => ({ title, text, items: sources }))}
      link={{ text: link_text, href: link_url }}
    />
  );
}
