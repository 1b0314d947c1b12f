import { type Encoding, toBytes } from '../landing-pages/bytes.ts';
import { findSentinels, hasTraceOfSentinel } from '../landing-pages/sentinels.ts';

/** A place in a rendered document that each page fills: the text's number and its encoding. */
export interface Slot {
  readonly id: number;
  readonly encoding: Encoding | 'markup';
}

/** A document that is rendered once and cut at its slots. It has one chunk more than slots. */
export interface CompiledTemplate {
  readonly chunks: readonly string[];
  readonly slots: readonly Slot[];
}

/** The sentinel of a slot: for a text, for a section's markup, or for a page variable that is markup. */
export interface SentinelMeaning {
  readonly sentinel: string;
  readonly isMarkup: boolean;
  readonly isRaw?: boolean;
}

/**
 * Cuts a document that was rendered with sentinels. Null if a sentinel was changed or is where its text decides the
 * markup: the start of an address, a script, a style.
 */
export function readCompiled(
  rendered: string,
  sentinels: ReadonlyMap<number, SentinelMeaning>,
): CompiledTemplate | null {
  const chunks: string[] = [];
  const slots: Slot[] = [];
  let from = 0;
  for (const found of findSentinels(rendered)) {
    const meaning = sentinels.get(found.id);
    if (meaning?.sentinel !== found.text) return null;
    const before = rendered.slice(from, found.start);
    const where = contextOf(rendered, found.start);
    if (where === null || hasTraceOfSentinel(before)) return null;
    if (meaning.isMarkup || meaning.isRaw) {
      if (where !== 'text' || found.isPercentEncoded) return null;
      slots.push({ id: found.id, encoding: meaning.isRaw ? 'raw' : 'markup' });
    } else if (found.isPercentEncoded) {
      if (where !== 'attribute') return null;
      slots.push({ id: found.id, encoding: 'uri' });
    } else {
      if (where === 'attribute' && beginsAddress(before)) return null;
      slots.push({ id: found.id, encoding: where === 'json' ? 'json' : 'html' });
    }
    chunks.push(toBytes(before));
    from = found.end;
  }
  const rest = rendered.slice(from);
  if (hasTraceOfSentinel(rest)) return null;
  return { chunks: [...chunks, toBytes(rest)], slots };
}

const jsonScript = '<script type="application/ld+json">';

/** Null within anything else that isn't plain HTML. */
function contextOf(rendered: string, at: number): 'text' | 'attribute' | 'json' | null {
  const script = rendered.lastIndexOf('<script', at);
  if (script > rendered.lastIndexOf('</script>', at))
    return rendered.startsWith(jsonScript, script) ? 'json' : null;
  if (rendered.lastIndexOf('<style', at) > rendered.lastIndexOf('</style>', at)) return null;
  const tag = rendered.lastIndexOf('<', at);
  if (tag <= rendered.lastIndexOf('>', at)) return 'text';
  const attribute = / ([a-zA-Z-]+)="[^"]*$/.exec(rendered.slice(tag, at))?.[1];
  return attribute === undefined || attribute === 'style' || attribute.startsWith('on') ? null : 'attribute';
}

/** A text at the beginning of an address could be its scheme. */
function beginsAddress(before: string): boolean {
  return / (?:href|src|srcset|srcSet|action|formAction|formaction|poster|data)="$/.test(before);
}
