import { states } from '../../../engine/index.ts';

/** The states of a field; `none` asks for one. */
export const stateOptions = (none: string) => [
  { value: '', label: none },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
];
