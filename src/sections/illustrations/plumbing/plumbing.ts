import type { Illustrations } from '../illustrations.ts';
import { ShieldShape } from '../shapes/shield.tsx';
import { type Picture, things } from './pictures.ts';
import { Plumber, PlumbingStreet } from './scene.tsx';
import { TapShape } from './signs.tsx';
import { VanityShape } from './vanity.tsx';

const { checklist: _list, calendar: _month, ...loads } = things.drawings;

export const plumbing: Illustrations<Picture> = {
  mark: { name: 'tap', Shape: TapShape },
  promise: { name: 'shield', Shape: ShieldShape },
  scene: {
    kind: 'street',
    Background: PlumbingStreet,
    Crew: Plumber,
    loads: { ...loads, wrench: VanityShape },
    substitutes: {},
    usualLoad: 'wrench',
    lettering: { x: 468, y: 280, width: 300 },
  },
  things,
};
