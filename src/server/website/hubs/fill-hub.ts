import { signPage } from '../../audience/leads/form-token.ts';
import { type HubAddress, hubsKey } from '../../pages/towns/hub-paths.ts';
import type { PublishedPages } from '../context/published-pages.ts';
import { phoneOf } from '../site-pages/business-facts.ts';
import { areaFooter, type Footer } from '../site-pages/footers.ts';
import { type CompiledHub, canFill, compileHub, fillHub } from './compiled-hub.ts';
import type { HubContext } from './find-hub.ts';
import { findHub, type Hub } from './find-hub.ts';
import { renderCityPage } from './render-city-page.ts';
import { renderFoundHub } from './render-hub.ts';

/** The HTML of a list, and the number of lists: a long one has several addresses. */
export interface FilledHub {
  readonly body: Buffer;
  readonly shows: readonly string[];
  readonly lists: number;
}

/** One filled list in 1,000 is also rendered by React and compared, as landing pages are. */
const checkEvery = 1_000;

/** A list of links to generated pages, filled into its compiled template. Null if there are none. */
export async function hubBytes(context: HubContext, address: HubAddress): Promise<FilledHub | null> {
  const hub = await findHub(context, address);
  if (!hub) return null;
  const { city, state } = hub;
  const own =
    city === null
      ? null
      : context.cityPages.composedAt(context.settings.current().areas, address, { city, state });
  if (own) {
    const { html, shows } = await renderCityPage(context, hub, own);
    return { body: Buffer.from(html), shows, lists: hub.lists };
  }
  const footer = await areaFooter(context);
  return {
    body: fill(context, hub, footer) ?? Buffer.from(render(context, hub, footer)),
    shows: [hubsKey, ...footer.slugs],
    lists: hub.lists,
  };
}

function render(context: HubContext, hub: Hub, footer: Footer): string {
  return renderFoundHub(context, hub, { footer: footer.links, county: hub.county });
}

/** Null where it can't be filled. */
function fill(context: HubContext, hub: Hub, footer: Footer): Buffer | null {
  const kept = keptFor(context, footer);
  if (kept.isRefused || !canFill(hub)) return null;
  const phone = phoneOf(context.settings.current().business.phones, hub.county);
  const shape = `${hub.city === null ? 'state' : 'town'} ${hub.in_search} ${phone}`;
  const known = kept.templates.get(shape);
  const compiled = known === undefined ? make(context, hub, footer) : known;
  if (known === undefined) {
    if (kept.templates.size >= maxShapes) kept.templates.clear();
    kept.templates.set(shape, compiled);
  }
  if (!compiled) return null;
  const body = filledWith(compiled, context, hub);
  kept.filled += 1;
  if (kept.filled % checkEvery === 0 && !body.equals(Buffer.from(render(context, hub, footer)))) {
    kept.isRefused = true;
    context.log.error({ path: hub.path }, 'filled list differs from the rendered one');
    return null;
  }
  return body;
}

function filledWith(compiled: CompiledHub, context: HubContext, hub: Hub): Buffer {
  return Buffer.from(fillHub(compiled, hub, signPage(context.leads.formKey, hub.path)), 'latin1');
}

/** A template is valid only if it equals React's output. */
function make(context: HubContext, hub: Hub, footer: Footer): CompiledHub | null {
  const compiled = compileHub(hub, (marked, mark) =>
    renderFoundHub(context, marked, { footer: footer.links, county: hub.county, mark }),
  );
  const isRight =
    compiled && filledWith(compiled, context, hub).equals(Buffer.from(render(context, hub, footer)));
  return isRight ? compiled : null;
}

interface Kept {
  readonly surroundings: readonly unknown[];
  /** The templates by kind and phone; null where React has to render. */
  readonly templates: Map<string, CompiledHub | null>;
  filled: number;
  isRefused: boolean;
}

/** A county may have its own phone. */
const maxShapes = 200;

const keptByPages = new WeakMap<PublishedPages, Kept>();

/** Compiled templates; replaced when the surroundings of the lists change. */
function keptFor({ settings, assets, config, leads, published }: HubContext, footer: Footer): Kept {
  const surroundings = [
    settings.current(),
    assets,
    config,
    leads.formKey,
    footer,
    new Date().getUTCFullYear(),
  ];
  const known = keptByPages.get(published);
  if (known && surroundings.every((one, at) => one === known.surroundings[at])) return known;
  const kept = {
    surroundings,
    templates: new Map<string, CompiledHub | null>(),
    filled: 0,
    isRefused: false,
  };
  keptByPages.set(published, kept);
  return kept;
}
