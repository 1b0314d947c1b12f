import type { Illustrations } from '../illustrations.ts';
import { shieldShape } from '../shapes/shield.tsx';
import { type Picture, things } from './pictures.ts';
import { Plumber, plumbingStreet } from './scene.tsx';
import { tapShape } from './signs.tsx';
import { vanityShape } from './vanity.tsx';

const { checklist: _list, calendar: _month, ...loads } = things.drawings;

export const plumbing: Illustrations<Picture> = {
  mark: { name: 'tap', shape: tapShape },
  promise: { name: 'shield', shape: shieldShape },
  scene: {
    kind: 'street',
    background: plumbingStreet,
    Crew: Plumber,
    loads: { ...loads, wrench: vanityShape },
    substitutes: {},
    usualLoad: 'wrench',
    lettering: { x: 468, y: 280, width: 300 },
  },
  things,
};
