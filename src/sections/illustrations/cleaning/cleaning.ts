import type { Illustrations } from '../illustrations.ts';
import { FirstBoxShape, LivingRoomShape } from './loads.tsx';
import { type Picture, things } from './pictures.ts';
import { Cleaners, CleaningStreet } from './scene.tsx';
import { CleanHouseShape, SprayShape } from './signs.tsx';

const { supplies: _caddy, checklist: _list, keys: _keys, calendar: _month, ...rooms } = things.drawings;

export const cleaning: Illustrations<Picture> = {
  mark: { name: 'spray', Shape: SprayShape },
  promise: { name: 'clean-house', Shape: CleanHouseShape },
  scene: {
    kind: 'street',
    Background: CleaningStreet,
    Crew: Cleaners,
    loads: { ...rooms, apartment: LivingRoomShape, 'move-in': FirstBoxShape },
    substitutes: {},
    usualLoad: 'bucket',
    lettering: { x: 592, y: 322, width: 170 },
  },
  things,
};
