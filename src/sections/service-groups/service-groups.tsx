import { ColumnBand } from '../parts/column-band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** The services in columns. */
export function ServiceGroupsSection({ section, facts }: SectionProps<'service_groups'>) {
  const groups = facts.site?.service_groups ?? [];
  if (groups.length === 0) return null;
  return <ColumnBand section={section} intro={section.content.lead} background="paper" columns={groups} />;
}
