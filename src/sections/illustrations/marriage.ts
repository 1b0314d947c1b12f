import type { Illustrations } from './illustrations.ts';

export const marriage: Illustrations = {
  mark: 'rings',
  promise: 'certificate',
  scene: { kind: 'room', closeBox: '372 84 366 226' },
  things: null,
};
