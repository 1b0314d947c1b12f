import { createSafeContext } from '@mantine/core';
import type { PreviewPage } from './render-draft.ts';

/** What the previews of an editor are filled with; shared, so that the picture beside the text and the dialog agree. */
interface PreviewValues {
  readonly page: PreviewPage;
  readonly setValue: (name: string, value: string) => void;
  readonly setTurn: (turn: number) => void;
}

export const [PreviewValuesContext, usePreviewValues] = createSafeContext<PreviewValues>(
  'No editor found around this component.',
);
