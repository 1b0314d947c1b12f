import { type Encoding, toBytes } from './bytes.ts';
import { findSentinels, hasTraceOfSentinel } from './sentinels.ts';

/** A place in a drawn document that each page fills: with which of its texts, and how that stands there. */
export interface Slot {
  readonly id: number;
  readonly encoding: Encoding | 'markup';
}

/** What was drawn once, cut at its slots: there is one chunk more than slots. */
export interface CompiledTemplate {
  readonly chunks: readonly string[];
  readonly slots: readonly Slot[];
}

/** What stands for a sentinel: a text, or finished markup. */
export interface SentinelMeaning {
  readonly sentinel: string;
  readonly isMarkup: boolean;
}

/**
 * Cuts what was drawn with sentinels. Null where a sentinel did not come through whole, stands where a text is looked at (the
 * beginning of an address, a script, a style), or where anything else looks like one.
 */
export function readCompiled(
  drawn: string,
  sentinels: ReadonlyMap<number, SentinelMeaning>,
): CompiledTemplate | null {
  const chunks: string[] = [];
  const slots: Slot[] = [];
  let from = 0;
  for (const found of findSentinels(drawn)) {
    const meaning = sentinels.get(found.id);
    if (meaning?.sentinel !== found.text) return null;
    const before = drawn.slice(from, found.start);
    const where = placeOf(drawn, found.start);
    if (where === null || hasTraceOfSentinel(before)) return null;
    if (meaning.isMarkup) {
      if (where !== 'text' || found.isPercentEncoded) return null;
      slots.push({ id: found.id, encoding: 'markup' });
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
  const rest = drawn.slice(from);
  if (hasTraceOfSentinel(rest)) return null;
  return { chunks: [...chunks, toBytes(rest)], slots };
}

const jsonScript = '<script type="application/ld+json">';

/** Null within anything else that isn't plain HTML. */
function placeOf(drawn: string, at: number): 'text' | 'attribute' | 'json' | null {
  const script = drawn.lastIndexOf('<script', at);
  if (script > drawn.lastIndexOf('</script>', at))
    return drawn.startsWith(jsonScript, script) ? 'json' : null;
  if (drawn.lastIndexOf('<style', at) > drawn.lastIndexOf('</style>', at)) return null;
  const tag = drawn.lastIndexOf('<', at);
  if (tag <= drawn.lastIndexOf('>', at)) return 'text';
  const attribute = / ([a-zA-Z-]+)="[^"]*$/.exec(drawn.slice(tag, at))?.[1];
  return attribute === undefined || attribute === 'style' || attribute.startsWith('on') ? null : 'attribute';
}

/** A text at the beginning of an address could be its scheme. */
function beginsAddress(before: string): boolean {
  return / (?:href|src|srcset|srcSet|action|formAction|formaction|poster|data)="$/.test(before);
}
