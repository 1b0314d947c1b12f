import type { Illustrations } from '../illustrations.ts';
import { type Picture, substitutes, words } from './pictures.ts';
import { DonationShape, TruckSign } from './signs.tsx';
import { CrewShape, StreetShape } from './street.tsx';
import { loadShapes, thingShapes } from './thing-shapes.ts';

export const hauling: Illustrations<Picture> = {
  mark: { name: 'truck', Shape: TruckSign },
  promise: { name: 'donation', Shape: DonationShape },
  scene: {
    kind: 'street',
    Background: StreetShape,
    Crew: CrewShape,
    loads: loadShapes,
    substitutes,
    usualLoad: 'sofa',
    lettering: { x: 437, y: 284, width: 330 },
  },
  things: { drawings: thingShapes, words, usual: 'sofa' },
  hasTruckGauge: true,
};
