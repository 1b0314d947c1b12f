import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type AreaInput, areaRoutes } from '../../../contract/business/areas.ts';
import { countyShown } from '../../../contract/business/places.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { type Blocker, checkRoutes, type Help } from '../../../contract/generation/checks.ts';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import { keyOf } from '../../platform/route-key.ts';
import { counted } from '../../platform/ui/count.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { write } from '../../platform/write.ts';
import { batchMutations } from '../batches/batch-mutations.ts';
import { ComputeButton } from '../likeness/compute-button.tsx';
import { likenessQueries } from '../likeness/likeness-queries.ts';
import { NoindexChoice } from '../likeness/noindex-choice.tsx';
import classes from './decision-part.module.css';

interface HelpProps {
  readonly batch: Batch;
  readonly blocker: Blocker;
}

const helps: Record<Help, ComponentType<HelpProps>> = {
  areas: AddAreas,
  services: Services,
  counties: TellByCounty,
  questions: ({ batch }) => (
    <ButtonLink size="xs" to="/admin/local-facts" search={{ batch: batch.id }}>
      Answer questions
    </ButtonLink>
  ),
  statements: () => (
    <ButtonLink size="xs" to="/admin/statements">
      Statements
    </ButtonLink>
  ),
  forecast: ComputeForecast,
  noindex: ({ batch, blocker }) => <NoindexChoice batch={batch} over={blocker.pages ?? 0} />,
};

/** One blocker: what it is, its pages, and what would solve it. */
export function BlockerItem({ batch, blocker }: HelpProps) {
  return (
    <li className={classes.blocker}>
      <div className={classes.text}>
        <Text size="sm">
          <strong>{blocker.title}.</strong> {blocker.text}
        </Text>
        {blocker.detail !== '' && <Text size="sm">{blocker.detail}</Text>}
      </div>
      {blocker.help.length > 0 && (
        <div className={classes.buttons}>
          {blocker.help.map(help => {
            const Shown = helps[help];
            return <Shown key={help} batch={batch} blocker={blocker} />;
          })}
        </div>
      )}
    </li>
  );
}

/** The questions of each service that says too little; else all services. */
function Services({ blocker: { services } }: HelpProps) {
  if (services.length === 0)
    return (
      <ButtonLink size="xs" to="/admin/services">
        Services
      </ButtonLink>
    );
  return services.slice(0, offered).map(({ id, name }) => (
    <ButtonLink key={id} size="xs" to="/admin/services/$id" params={{ id }}>
      Tell about {name}
    </ButtonLink>
  ));
}

function TellByCounty({ batch, blocker: { counties } }: HelpProps) {
  const add = useMutation(batchMutations.addCountyPages);
  if (counties === null) return null;
  return (
    <Button
      size="xs"
      h="auto"
      className={classes.long}
      loading={add.isPending}
      onClick={() => add.mutate({ params: { id: batch.id } })}
    >
      Tell {counted(counties.towns_left_out, 'town')} on {counted(counties.pages, 'county page')}
    </Button>
  );
}

function ComputeForecast({ batch }: HelpProps) {
  const likeness = useQuery(likenessQueries.one(batch.id)).data;
  return likeness ? <ComputeButton batch={batch} likeness={likeness} size="xs" /> : null;
}

const addArea = write(areaRoutes.add, {
  failure: 'The area could not be added.',
  done: ({ name }) => `${name} is served`,
  changes: [keyOf(settingRoutes.read), keyOf(checkRoutes.read)],
});

/** Maximum number of buttons. */
const offered = 4;

function AddAreas({ blocker: { held } }: HelpProps) {
  const add = useMutation(addArea);
  return (
    <>
      {areasFor(held?.first_places ?? []).map(({ label, area }) => (
        <Button
          key={label}
          size="xs"
          loading={add.isPending && add.variables.body === area}
          onClick={() => add.mutate({ body: area })}
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

type Places = NonNullable<Blocker['held']>['first_places'];

/** The counties of the first places. */
function areasFor(places: Places): readonly { label: string; area: AreaInput }[] {
  const found = new Map<string, AreaInput>();
  for (const { county, state } of places) {
    if (county !== null) found.set(`${countyShown(county)}, ${state}`, { kind: 'county', county, state });
  }
  return [...found].slice(0, offered).map(([label, area]) => ({ label, area }));
}
