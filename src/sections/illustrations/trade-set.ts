import type { Illustrations, LetteringPosition, Things } from './illustrations.ts';
import { anySpares } from './local.ts';
import { localThings } from './local-things.ts';

/** The side of the van of `svg/shapes/van.svg`. */
export const onVan: LetteringPosition = { x: 468, y: 280, width: 300 };

interface Trade {
  readonly mark: string;
  /** What its services are about. The words of any trade come after these. */
  readonly words: Things['words'];
  /** The load of the front page, and the companions of services. No word finds them. */
  readonly usualLoad: string;
  readonly extras: readonly string[];
  readonly lettering?: LetteringPosition;
}

/** Trades show things of the set for any trade, each in its own scene. */
export function tradeSet({ mark, words, usualLoad, extras, lettering }: Trade): Illustrations {
  const own = [...new Set(words.map(([, name]) => name))];
  return {
    mark,
    promise: 'rosette',
    scene: { kind: 'street', usualLoad, substitutes: {}, lettering: lettering ?? null },
    things: {
      usual: own[0] ?? 'house',
      spares: [...own, ...anySpares],
      companions: {},
      extras,
      folder: 'local',
      words: [...words, ...localThings],
    },
  };
}
