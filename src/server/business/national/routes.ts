import type { Hono } from 'hono';
import {
  type PlaceFigure,
  type PlaceFinding,
  placeFactRoutes as routes,
} from '../../../contract/business/figures.ts';
import { countyShown } from '../../../contract/business/places.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { findingSetOf } from '../findings/findings-of-service.ts';
import { pageFindings, readTownFindings } from '../findings/town-findings.ts';
import type { MeantTown } from '../places/find-area.ts';
import { findById } from '../places/find-by-id.ts';
import type { FactStore } from '../statements/fact-store.ts';
import { listFacts, type PageSubject } from '../statements/page-facts.ts';
import { type FigureName, figures } from './figures.ts';
import { figuresOf, sourceOfFigure } from './figures-of.ts';
import { describeFigure } from './format-figure.ts';

interface PlaceFactParts {
  readonly settings: SiteSettings;
  readonly facts: FactStore;
}

export function servePlaceFactRoutes(app: Hono<AppEnv>, { settings, facts }: PlaceFactParts): void {
  serveRoute(app, routes.facts, async ({ params, query: { service } }) => {
    const { areas } = settings.current();
    const found = findById(areas.towns, params.id);
    if (!found)
      throw new AppError(
        'not-found',
        `The gazetteer has no town “${params.id}”. Write it as “Jupiter, FL”.`,
        {
          reason: 'town-missing',
        },
      );
    const { id, town, county, namesakes } = found;
    const { city, state } = town;
    const subject: PageSubject = { city, state, service };
    const known = figuresOf(town, county);
    return {
      id,
      city,
      state,
      county: countyShown(county),
      namesakes: [...namesakes],
      figures: [...known].map(([name, value]) => presentFigure(name, value, found)),
      facts: listFacts(await facts.of(subject, areas)),
      findings: findingsOf(found, service),
    };
  });
}

function presentFigure(name: FigureName, value: number | string, { town }: MeantTown): PlaceFigure {
  const { name: source_name, url, year, license } = sourceOfFigure(name, town);
  const text = describeFigure(name, value);
  return { name, label: figures[name].label, value, text, source: url, source_name, year, license };
}

/** What follows from the figures for a service. */
function findingsOf({ town, county }: MeantTown, service: string): PlaceFinding[] {
  if (service === '') return [];
  const read = readTownFindings(findingSetOf(service), { city: town.city, town, county });
  const byId = Map.groupBy(pageFindings(read, service), ({ id }) => id);
  return [...byId].map(([id, sentences]) => ({
    id,
    sentences: sentences.map(({ name, text, sources }) => ({
      name,
      text,
      source: sources.map(one => one.name).join('; '),
    })),
  }));
}
