import { ColumnBand } from '../parts/column-band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** The services in columns, each with its drawing. */
export function ServiceGroupsSection({ section, facts }: SectionProps<'service_groups'>) {
  const groups = facts.site?.service_groups ?? [];
  if (groups.length === 0) return null;
  return (
    <ColumnBand
      section={section}
      illustrations={facts.fallbacks.illustrations}
      intro={section.content.lead}
      background="paper"
      illustrated="items"
      columns={groups}
    />
  );
}
