import { packStore } from '../packs/pack-store.ts';

/** A text in a value, and the path to it. */
export interface FoundText {
  readonly text: string;
  readonly steps: readonly (string | number)[];
}

/** Every text in a value, however deep. */
export function* textsIn(value: unknown, steps: FoundText['steps'] = []): Generator<FoundText> {
  if (typeof value === 'string') yield { text: value, steps };
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* textsIn(one, [...steps, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* textsIn(one, [...steps, name]);
}

let shipped: ReadonlySet<string> | undefined;

/** True if a text is unchanged from a pack. The tests of packs check those. */
export function isShipped(text: string): boolean {
  shipped ??= new Set(
    packStore
      .shipped()
      .flatMap(({ templates, samples, section_defaults, services }) =>
        [...textsIn([templates, samples, section_defaults, services])].map(one => one.text),
      ),
  );
  return shipped.has(text);
}
