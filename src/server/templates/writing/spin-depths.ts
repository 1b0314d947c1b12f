import type { SpinDepth } from '../../../contract/templates/writing.ts';

export interface SpinRule {
  /** Groups that n sentences may get. */
  readonly groups: (sentences: number) => number;
  readonly options: number;
  /** Whether the options of a group are varied in their turn. */
  readonly isNested: boolean;
}

export const spinRules: Readonly<Record<SpinDepth, SpinRule>> = {
  light: { groups: sentences => Math.ceil(sentences / 2), options: 2, isNested: false },
  medium: { groups: sentences => sentences * 2, options: 3, isNested: false },
  heavy: { groups: () => Number.POSITIVE_INFINITY, options: 6, isNested: true },
};
