import { parseSheetFile, type SheetChoice } from './parse-sheet-file.ts';
import { SheetRefusal } from './sheet-refusal.ts';

/** Reads one file in a separate process and ends, so that a hostile file can't harm the server. */
process.once('message', ({ bytes, choice }: { bytes: Uint8Array; choice: SheetChoice }) => {
  void answer(bytes, choice).then(said => process.send?.(said, () => process.disconnect()));
});

async function answer(bytes: Uint8Array, choice: SheetChoice) {
  try {
    return { sheet: await parseSheetFile(bytes, choice) };
  } catch (error) {
    if (error instanceof SheetRefusal) return { refusal: error.message };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
