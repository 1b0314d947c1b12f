import type { Illustrations } from '../illustrations.ts';
import { loads } from './loads.tsx';
import { drawings, type Picture, substitutes, words } from './pictures.ts';
import { donationShape, truckSign } from './signs.tsx';
import { Crew, street } from './street.tsx';

export const hauling: Illustrations<Picture> = {
  mark: { name: 'truck', shape: truckSign },
  promise: { name: 'donation', shape: donationShape },
  scene: {
    kind: 'street',
    background: street,
    Crew,
    loads,
    substitutes,
    usualLoad: 'sofa',
    lettering: { x: 437, y: 284, width: 330 },
  },
  things: { drawings, words, usual: 'sofa' },
  hasTruckGauge: true,
};
