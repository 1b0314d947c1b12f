import type { Illustrations } from './illustrations.ts';

export const recovery: Illustrations = {
  mark: 'chair',
  promise: 'box',
  scene: { kind: 'room', closeBox: '84 166 420 236' },
  things: null,
};
