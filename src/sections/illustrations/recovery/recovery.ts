import type { Illustrations } from '../illustrations.ts';
import { RecoveryScene } from './recovery-scene.tsx';
import { boxShape, chairShape } from './signs.tsx';

export const recovery: Illustrations = {
  mark: { name: 'chair', shape: chairShape },
  promise: { name: 'box', shape: boxShape },
  scene: { kind: 'room', Whole: RecoveryScene },
  things: null,
};
