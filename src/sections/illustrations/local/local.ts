import type { Illustrations } from '../illustrations.ts';
import { type Picture, things } from './pictures.ts';
import { Caller, LocalStreet } from './scene.tsx';
import { HomePinShape, RosetteShape } from './signs.tsx';
import { ToolbagShape } from './toolbag.tsx';

export const local: Illustrations<Picture> = {
  mark: { name: 'pin', Shape: HomePinShape },
  promise: { name: 'rosette', Shape: RosetteShape },
  scene: {
    kind: 'street',
    Background: LocalStreet,
    Crew: Caller,
    loads: { tools: ToolbagShape },
    substitutes: {},
    usualLoad: 'tools',
    lettering: null,
  },
  things,
};
