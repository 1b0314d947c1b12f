import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { AreaInput } from '../../../contract/business/areas.ts';
import { countyShown } from '../../../contract/business/places.ts';
import type { OutsidePages } from '../../../contract/generation/outside-pages.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { FindingItem } from '../held-pages/finding-item.tsx';
import { addArea } from './outside-pages-queries.ts';

/** Pages outside the served areas and services, and what would bring them inside. */
export function OutsideFinding({ outside }: { outside: OutsidePages }) {
  return (
    <FindingItem title="Outside your areas and services" text={outside.verdict_text}>
      {outside.places_outside > 0 && <AddAreas places={outside.first_places} />}
      {outside.keywords_uncovered > 0 && (
        <ButtonLink size="xs" to="/admin/services">
          Services
        </ButtonLink>
      )}
    </FindingItem>
  );
}

/** Maximum number of buttons. */
const offered = 4;

function AddAreas({ places }: { places: OutsidePages['first_places'] }) {
  const add = useMutation(addArea);
  return (
    <>
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
    </>
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
