import { nameMarkup } from '../../../sections/render-sections.tsx';
import type { CountedName } from '../../../sections/schemas.ts';
import { type CompiledTemplate, readCompiled, type SentinelMeaning } from '../compiled/index.ts';
import { encoders, isPlain, toBytes } from '../landing-pages/bytes.ts';
import { sentinelOf } from '../landing-pages/sentinels.ts';
import type { Hub } from './find-hub.ts';

/** A list's surroundings and its rows, each rendered once; null in `compileHub` where that can't be. */
export interface CompiledHub {
  readonly before: CompiledTemplate;
  readonly after: CompiledTemplate;
  readonly rows: RowTemplates;
}

interface RowTemplates {
  readonly titled: readonly [open: CompiledTemplate, close: CompiledTemplate];
  readonly untitled: readonly [open: CompiledTemplate, close: CompiledTemplate];
  readonly counted: CompiledTemplate;
  readonly uncounted: CompiledTemplate;
}

/** All lists are below this path, so a text at its beginning is never a scheme. */
const below = '/locations/';

/** True if a list can be filled: all its texts are plain. */
export function canFill(hub: Hub): boolean {
  const { path, trail, list } = hub;
  return (
    textsOf(hub, 'page').every(isPlain) &&
    path.startsWith(below) &&
    ownTrail(trail).every(link => link.href.startsWith(below)) &&
    list.groups.every(group => group.items.every(item => item.href.startsWith('/')))
  );
}

/** Renders a list like this one with sentinels in the places of its texts. `render` gets the sentinel of its forms too. */
export function compileHub(hub: Hub, render: (marked: Hub, formToken: string) => string): CompiledHub | null {
  const texts = textsOf(hub, 'page').map((_, id) => sentinelOf(id, {}));
  const [item, group] = [sentinelName, { title: sentinelOf(groupTitle, {}), items: [sentinelName] }];
  const rendered = render(
    withTexts(
      { ...hub, list: { ...hub.list, groups: [group], parts: { ...hub.list.parts, items: [] } } },
      texts,
    ),
    texts[formTokenAt] ?? '',
  );
  const rows = makeRows(item);
  const parts = cut(rendered, nameMarkup.group(group));
  if (!rows || !parts) return null;
  const [before, after] = parts.map(part => readCompiled(part, meaningsOf(texts)));
  return before && after ? { before, after, rows } : null;
}

/** The whole document, a byte in each letter. */
export function fillHub({ before, after, rows }: CompiledHub, hub: Hub, formToken: string): string {
  const texts = textsOf(hub, formToken);
  const { groups, parts } = hub.list;
  let out = filled(before, texts);
  for (const { title, items } of groups) {
    const [open, close] = title === '' ? rows.untitled : rows.titled;
    out += filled(open, [title]);
    for (const { href, text, more } of items)
      out += filled(more === '' ? rows.uncounted : rows.counted, [href.slice(1), text, more]);
    out += filled(close, []);
  }
  if (parts.items.length > 1) out += toBytes(nameMarkup.parts(parts));
  return out + filled(after, texts);
}

function filled({ chunks, slots }: CompiledTemplate, texts: readonly string[]): string {
  let out = chunks[0] ?? '';
  for (let at = 0; at < slots.length; at += 1) {
    const { id = 0, encoding = 'html' } = slots[at] ?? {};
    out += encoders[encoding === 'markup' ? 'html' : encoding](texts[id] ?? '') + (chunks[at + 1] ?? '');
  }
  return out;
}

const formTokenAt = 5;
const groupTitle = 0;

/** Every text of its surroundings, in an order of their own. */
function textsOf(hub: Hub, formToken: string): readonly string[] {
  const { title, description, heading, path, state, city, trail } = hub;
  return [
    title,
    description,
    heading.title,
    heading.lead,
    path.slice(below.length),
    formToken,
    state,
    ...ownTrail(trail).flatMap(link => [link.text, link.href.slice(below.length)]),
    ...(city === null ? [] : [city]),
  ];
}

/** The list with other texts, in that order. */
function withTexts(hub: Hub, texts: readonly string[]): Hub {
  const [title = '', description = '', heading = '', lead = '', path = '', , state = '', ...more] = texts;
  const trail = ownTrail(hub.trail).map((_, at) => ({
    text: more[at * 2] ?? '',
    href: below + (more[at * 2 + 1] ?? ''),
  }));
  return {
    ...hub,
    title,
    description,
    heading: { ...hub.heading, title: heading, lead },
    path: below + path,
    state,
    trail: [...hub.trail.slice(0, hub.trail.length - trail.length), ...trail],
    city: hub.city === null ? null : (more.at(-1) ?? ''),
  };
}

/** Without the pages that all lists share. */
function ownTrail(trail: Hub['trail']): Hub['trail'] {
  return trail.filter(link => link.href.startsWith(below));
}

const [hrefAt, textAt, moreAt] = [0, 1, 2];
const sentinelName: CountedName = {
  href: `/${sentinelOf(hrefAt, {})}`,
  text: sentinelOf(textAt, {}),
  more: sentinelOf(moreAt, {}),
};

function makeRows(item: CountedName): RowTemplates | null {
  const names = meaningsOf([item.href.slice(1), item.text, item.more]);
  const titles = meaningsOf([sentinelOf(groupTitle, {})]);
  const [counted, uncounted] = [item, { ...item, more: '' }].map(one =>
    readCompiled(nameMarkup.item(one), names),
  );
  const [titled, untitled] = [sentinelOf(groupTitle, {}), ''].map(title => {
    const ends = cut(nameMarkup.group({ title, items: [item] }), nameMarkup.item(item));
    const [open, close] = ends?.map(end => readCompiled(end, titles)) ?? [];
    return open && close ? ([open, close] as const) : null;
  });
  return counted && uncounted && titled && untitled ? { counted, uncounted, titled, untitled } : null;
}

function meaningsOf(sentinels: readonly string[]): ReadonlyMap<number, SentinelMeaning> {
  return new Map(sentinels.map((sentinel, id) => [id, { sentinel, isMarkup: false }]));
}

/** The text before and after a part that occurs once. */
function cut(rendered: string, part: string): readonly [string, string] | null {
  const at = rendered.indexOf(part);
  return at === -1 || at !== rendered.lastIndexOf(part)
    ? null
    : [rendered.slice(0, at), rendered.slice(at + part.length)];
}
