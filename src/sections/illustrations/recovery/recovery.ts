import type { Illustrations } from '../illustrations.ts';
import { recoveryScene } from './recovery-scene.tsx';
import { boxShape, chairShape } from './signs.tsx';

export const recovery: Illustrations = {
  mark: { name: 'chair', shape: chairShape },
  promise: { name: 'box', shape: boxShape },
  scene: { kind: 'room', drawing: recoveryScene, closeBox: '84 166 420 236' },
  things: null,
};
