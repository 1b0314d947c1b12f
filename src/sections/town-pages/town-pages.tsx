import { ColumnBand } from '../parts/column-band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** The towns that have a page of their own, by county. */
export function TownPagesSection({ section, facts }: SectionProps<'town_pages'>) {
  const counties = facts.site?.town_pages ?? [];
  if (counties.length === 0) return null;
  return <ColumnBand section={section} intro={section.content.lead} background="white" columns={counties} />;
}
