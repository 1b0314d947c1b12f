import { ColumnBand } from '../parts/column-band.tsx';
import type { ViewProps } from '../view-facts.ts';

/** The services in columns, each with its drawing. */
export function ServiceGroupsView({ section, facts }: ViewProps<'service_groups'>) {
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
