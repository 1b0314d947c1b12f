import type { Illustrations } from '../illustrations.ts';
import { firstBoxShape, livingRoomShape } from './loads.tsx';
import { type Picture, things } from './pictures.ts';
import { Cleaners, cleaningStreet } from './scene.tsx';
import { cleanHouseShape, sprayShape } from './signs.tsx';

const { supplies: _caddy, checklist: _list, keys: _keys, calendar: _month, ...rooms } = things.drawings;

export const cleaning: Illustrations<Picture> = {
  mark: { name: 'spray', shape: sprayShape },
  promise: { name: 'clean-house', shape: cleanHouseShape },
  scene: {
    kind: 'street',
    background: cleaningStreet,
    Crew: Cleaners,
    loads: { ...rooms, apartment: livingRoomShape, 'move-in': firstBoxShape },
    substitutes: {},
    usualLoad: 'bucket',
    lettering: { x: 592, y: 322, width: 170 },
  },
  things,
};
