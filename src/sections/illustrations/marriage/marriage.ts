import type { Illustrations } from '../illustrations.ts';
import { CertificateShape, RingsShape } from './signs.tsx';
import { WeddingScene } from './wedding-scene.tsx';

export const marriage: Illustrations = {
  mark: { name: 'rings', Shape: RingsShape },
  promise: { name: 'certificate', Shape: CertificateShape },
  scene: { kind: 'room', Whole: WeddingScene },
  things: null,
};
