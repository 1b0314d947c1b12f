import { ColumnBand } from '../parts/column-band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** The served counties with their towns. */
export function CountyTownsSection({ section, facts }: SectionProps<'county_towns'>) {
  const { lead, ground, link_text, link_url } = section.content;
  const counties = facts.site?.county_towns ?? [];
  if (counties.length === 0) return null;
  return (
    <ColumnBand
      section={section}
      intro={lead}
      background={ground}
      columns={counties}
      link={{ text: link_text, href: link_url }}
    />
  );
}
