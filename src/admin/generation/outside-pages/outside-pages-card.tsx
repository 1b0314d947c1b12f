import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AreaInput } from '../../../contract/business/areas.ts';
import { countyShown } from '../../../contract/business/places.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { OutsidePages } from '../../../contract/generation/outside-pages.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { HeldDecision, HeldNotice, LeaveOut } from '../held-pages/held-pages.tsx';
import { OverruleForm } from '../likeness/overrule-form.tsx';
import { addArea, outsidePagesQuery } from './outside-pages-queries.ts';

/** Pages outside the served areas and services: what to do about them before approval, and what was decided. */
export function OutsidePagesCard({ batch }: { batch: Batch }) {
  const outside = useQuery({ ...outsidePagesQuery(batch.id), enabled: batch.is_planned });
  if (!batch.is_planned) return null;
  if (!outside.data)
    return <QueryBoundary title="The places and keywords could not be checked" query={outside} />;
  const isAsked = batch.status === 'planning' && outside.data.verdict === 'outside';
  if (!isAsked && outside.data.decision === null) return null;
  return (
    <Panel title="Outside your areas and services">
      {isAsked ? <Question batch={batch} outside={outside.data} /> : <HeldDecision {...outside.data} />}
    </Panel>
  );
}

function Question({ batch, outside }: { batch: Batch; outside: OutsidePages }) {
  return (
    <>
      <HeldNotice text={outside.verdict_text} />
      {outside.places_outside > 0 && <AddAreas places={outside.first_places} />}
      {outside.keywords_uncovered > 0 && (
        <div>
          <Text size="sm" mb={6}>
            If you do this work, write a service for its pages.
          </Text>
          <ButtonLink to="/admin/services">Services</ButtonLink>
        </div>
      )}
      <LeaveOut batch={batch} left={outside.pages - outside.pages_outside} />
      <OverruleForm
        batch={batch}
        help="They become noindex, without town card or map. Your decision is recorded."
      />
    </>
  );
}

/** Maximum number of buttons. */
const offered = 4;

function AddAreas({ places }: { places: OutsidePages['first_places'] }) {
  const add = useMutation(addArea);
  return (
    <div>
      <Text size="sm" mb={6}>
        If you work there, add the area. It applies to all pages.
      </Text>
      <Group gap="xs">
        {areasFor(places).map(({ label, area }) => (
          <Button
            key={label}
            size="xs"
            loading={add.isPending && add.variables === area}
            onClick={() => add.mutate(area)}
          >
            Serve {label}
          </Button>
        ))}
        <ButtonLink size="xs" to="/admin/settings" search={{ tab: 'areas' }}>
          All areas
        </ButtonLink>
      </Group>
    </div>
  );
}

/** The counties of the first places. */
function areasFor(places: OutsidePages['first_places']): readonly { label: string; area: AreaInput }[] {
  const found = new Map<string, AreaInput>();
  for (const { county, state } of places) {
    if (county !== null) found.set(`${countyShown(county)}, ${state}`, { kind: 'county', county, state });
  }
  return [...found].slice(0, offered).map(([label, area]) => ({ label, area }));
}
