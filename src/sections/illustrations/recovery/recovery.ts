import type { Illustrations } from '../illustrations.ts';
import { RecoveryScene } from './recovery-scene.tsx';
import { BoxShape, ChairShape } from './signs.tsx';

export const recovery: Illustrations = {
  mark: { name: 'chair', Shape: ChairShape },
  promise: { name: 'box', Shape: BoxShape },
  scene: { kind: 'room', Whole: RecoveryScene },
  things: null,
};
