import type { Illustrations } from '../illustrations.ts';
import { type Picture, things } from './pictures.ts';
import { Caller, localStreet } from './scene.tsx';
import { homePinShape, rosetteShape } from './signs.tsx';
import { toolbagShape } from './toolbag.tsx';

export const local: Illustrations<Picture> = {
  mark: { name: 'pin', shape: homePinShape },
  promise: { name: 'rosette', shape: rosetteShape },
  scene: {
    kind: 'street',
    background: localStreet,
    Crew: Caller,
    loads: { tools: toolbagShape },
    substitutes: {},
    usualLoad: 'tools',
    lettering: null,
  },
  things,
};
