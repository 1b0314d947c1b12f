import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { areaRoutes } from '../../../contract/business/areas.ts';
import { readQuery } from '../../platform/read-query.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { SourceLink } from '../../platform/ui/source-link.tsx';
import { usePredicates } from '../statements/predicate-queries.ts';
import { openStatement } from '../statements/statement-form.tsx';
import { sentenceOf, subjectShown } from '../statements/subject-shown.ts';

/** Rules of cities and counties for haulers, where the business works: for the owner to check, never on pages. */
export function AreaRules() {
  const predicates = usePredicates();
  const rules = useQuery(readQuery(areaRoutes.rules));
  const { items = [], total = 0 } = rules.data ?? {};
  return (
    <QueryBoundary title="Rules to check could not be read" query={rules}>
      <Panel title="Rules to check" help="Permits and hours where you work. Visitors never see these.">
        {items.length === 0 ? (
          <Text size="sm" c="dimmed">
            None yet. Add a statement of the kind “For us” under Statements.
          </Text>
        ) : (
          <Stack gap="md">
            {items.map(rule => (
              <Stack key={rule.id} gap={2}>
                <Anchor
                  component="button"
                  type="button"
                  ta="left"
                  c="inherit"
                  fw={500}
                  onClick={() => openStatement(rule)}
                >
                  {subjectShown(rule)}
                </Anchor>
                <Text size="sm">{sentenceOf(predicates.find(rule.predicate), rule.value)}</Text>
                <Group gap="sm">
                  <SourceLink source={rule.source} name={rule.source_name} />
                  <Text size="sm" c="dimmed">
                    {rule.checked_on ? `Checked ${rule.checked_on}` : 'Not checked yet'}
                    {rule.expires_on && `, check again by ${rule.expires_on}`}
                  </Text>
                </Group>
              </Stack>
            ))}
            {total > items.length && (
              <Text size="sm" c="dimmed">
                The first {items.length} of {total}.
              </Text>
            )}
          </Stack>
        )}
      </Panel>
    </QueryBoundary>
  );
}
