import type { SpinDepth } from '../../../contract/templates/writing.ts';
import { parseText, type TextNode } from '../../../engine/index.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { fixedParts } from './check-spintax.ts';
import { type SpinRule, spinRules } from './spin-depths.ts';

type Nodes = readonly TextNode[];

/**
 * Spins a text that is a reading of a pack's text. Its options come from the pack, so people wrote all of
 * them, and the reading stays the first option everywhere. Null for any other text.
 * @example the pack holds '{How soon|How fast} can you come?':
 * spinShippedText('How fast can you come?', { depth: 'light', pack }) // '{How fast|How soon} can you come?'
 */
export function spinShippedText(
  text: string,
  { depth, pack }: { depth: SpinDepth; pack: string },
): string | null {
  for (const nodes of shippedTexts(packStore.pack(pack))) {
    const taken = takenOptions(nodes, text);
    if (!taken) continue;
    const rule = spinRules[depth];
    const left = { groups: rule.groups(text.split(/[.!?]\s/).length) };
    return write(taken, rule, left);
  }
  return null;
}

/** A reading of nodes: each group with its chosen option first. */
type MatchedNodes = readonly (
  | Exclude<TextNode, { kind: 'group' }>
  | { taken: MatchedNodes; others: readonly Nodes[] }
)[];

function takenOptions(nodes: Nodes, text: string): MatchedNodes | null {
  for (const { at, taken } of readings(nodes, 0, { text, at: 0 })) {
    if (at === text.length) return taken;
  }
  return null;
}

/** All matches of the nodes from `first` with the text from `at`. */
function* readings(
  nodes: Nodes,
  first: number,
  { text, at }: { text: string; at: number },
): Generator<{ at: number; taken: MatchedNodes }> {
  const node = nodes[first];
  if (!node) {
    yield { at, taken: [] };
    return;
  }
  if (node.kind !== 'group') {
    const written = node.kind === 'literal' ? node.text : `{{${node.name}}}`;
    if (!text.startsWith(written, at)) return;
    for (const rest of readings(nodes, first + 1, { text, at: at + written.length })) {
      yield { at: rest.at, taken: [node, ...rest.taken] };
    }
    return;
  }
  for (const option of node.options) {
    for (const inner of readings(option, 0, { text, at })) {
      const others = node.options.filter(other => other !== option);
      for (const rest of readings(nodes, first + 1, { text, at: inner.at })) {
        yield { at: rest.at, taken: [{ taken: inner.taken, others }, ...rest.taken] };
      }
    }
  }
}

function write(taken: MatchedNodes, rule: SpinRule, left: { groups: number }): string {
  return taken
    .map(part => {
      if ('kind' in part) return part.kind === 'literal' ? part.text : `{{${part.name}}}`;
      const reading = write(part.taken, rule, { groups: 0 });
      const others = left.groups > 0 ? sameFacts(reading, part.others, rule.isNested) : [];
      if (others.length === 0) return write(part.taken, rule, left);
      left.groups -= 1;
      const own = rule.isNested ? write(part.taken, rule, left) : reading;
      return `{${[own, ...others].slice(0, rule.options).join('|')}}`;
    })
    .join('');
}

/** The options with the same placeholders, links and numbers. Others would change the page's facts. */
function sameFacts(reading: string, options: readonly Nodes[], isNested: boolean): string[] {
  const facts = factsOf(reading);
  const same = options.filter(option => {
    const flat = written(option, false);
    return flat.trim() !== '' && flat !== reading && factsOf(flat) === facts;
  });
  return [...new Set(same.map(option => written(option, isNested)))];
}

const factsOf = (text: string) => [...fixedParts(text)].toSorted().join(' ');

/** An option as text: with its inner groups, or with the first option of each. */
function written(nodes: Nodes, isNested: boolean): string {
  return nodes
    .map(node => {
      if (node.kind === 'literal') return node.text;
      if (node.kind === 'value') return `{{${node.name}}}`;
      const [first = [], ...rest] = node.options;
      const reading = written(first, false);
      const others = isNested ? sameFacts(reading, rest, true) : [];
      return others.length > 0 ? `{${[written(first, true), ...others].join('|')}}` : reading;
    })
    .join('');
}

const textsOfPacks = new WeakMap<Pack, readonly Nodes[]>();

/** The pack's texts with groups. */
function shippedTexts(pack: Pack): readonly Nodes[] {
  const known = textsOfPacks.get(pack);
  if (known) return known;
  const sections = [
    ...packStore.samplesOf(pack),
    ...pack.templates.flatMap(template => template.content_sections),
  ];
  const heads = pack.templates.flatMap(template => [
    template.title_template,
    template.meta_description_template,
    template.hero_title_template,
    template.hero_subtitle_template,
  ]);
  const texts = new Set([...heads, ...sections.flatMap(({ title, content }) => textsIn([title, content]))]);
  const read = [...texts]
    .map(text => parseText(text).nodes)
    .filter(nodes => nodes.some(({ kind }) => kind === 'group'));
  textsOfPacks.set(pack, read);
  return read;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
