import type { Illustrations } from './illustrations.ts';
import { localThings } from './local-things.ts';

/** For services of any trade that no word finds. */
export const anySpares = [
  'house',
  'plant',
  'star',
  'handshake',
  'leaf',
  'people',
  'gears',
  'drill',
  'tag',
  'clock',
];

export const local: Illustrations = {
  mark: 'pin',
  promise: 'rosette',
  scene: {
    kind: 'street',
    usualLoad: 'plant',
    substitutes: {},
    lettering: { x: 468, y: 280, width: 300 },
  },
  things: {
    usual: 'house',
    spares: anySpares,
    companions: {},
    extras: ['tools', 'ladder', 'briefcase'],
    words: localThings,
  },
};
