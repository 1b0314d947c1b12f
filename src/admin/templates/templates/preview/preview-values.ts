import { createContext, use } from 'react';
import type { FieldValues } from '../../../../engine/index.ts';

/** What the previews of an editor are filled with; shared, so that the picture beside the text and the dialog agree. */
interface PreviewValues {
  readonly values: FieldValues;
  readonly turn: number;
  readonly setValue: (name: string, value: string) => void;
  readonly setTurn: (turn: number) => void;
}

export const PreviewValuesContext = createContext<PreviewValues | null>(null);

export function usePreviewValues(): PreviewValues {
  const values = use(PreviewValuesContext);
  if (!values) throw new Error('No editor found around this component.');
  return values;
}
