import { ColumnBand } from '../parts/column-band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** The drop-off site of each served county on the page. */
export function DropOffsSection({ section, facts }: SectionProps<'drop_offs'>) {
  const links = facts.site?.drop_offs ?? {};
  const counties = section.content.counties.filter(({ county }) => facts.business.counties.includes(county));
  if (counties.length === 0) return null;
  return (
    <ColumnBand
      section={section}
      background="sky"
      columns={counties.map(({ county, description }) => ({
        title: county,
        text: description,
        items: links[county] ?? [],
      }))}
    />
  );
}
