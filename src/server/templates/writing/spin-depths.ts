import type { SpinDepth } from '../../../contract/templates/writing.ts';

export interface SpinRule {
  /** The maximum number of groups for n sentences. */
  readonly groups: (sentences: number) => number;
  readonly options: number;
  /** True if the options of a group contain groups. */
  readonly isNested: boolean;
}

export const spinRules: Readonly<Record<SpinDepth, SpinRule>> = {
  light: { groups: sentences => Math.ceil(sentences / 2), options: 2, isNested: false },
  medium: { groups: sentences => sentences * 2, options: 3, isNested: false },
  heavy: { groups: () => Number.POSITIVE_INFINITY, options: 6, isNested: true },
};
