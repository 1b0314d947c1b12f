import type { Illustrations } from '../illustrations.ts';
import { certificateShape, ringsShape } from './signs.tsx';
import { weddingScene } from './wedding-scene.tsx';

export const marriage: Illustrations = {
  mark: { name: 'rings', shape: ringsShape },
  promise: { name: 'certificate', shape: certificateShape },
  scene: { kind: 'room', drawing: weddingScene, closeBox: '372 84 366 226' },
  things: null,
};
