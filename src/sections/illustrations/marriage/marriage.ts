import type { Illustrations } from '../illustrations.ts';
import { certificateShape, ringsShape } from './signs.tsx';
import { WeddingScene } from './wedding-scene.tsx';

export const marriage: Illustrations = {
  mark: { name: 'rings', shape: ringsShape },
  promise: { name: 'certificate', shape: certificateShape },
  scene: { kind: 'room', Whole: WeddingScene },
  things: null,
};
