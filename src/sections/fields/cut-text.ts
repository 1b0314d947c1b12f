/** A text longer than this is not parsed as JSON … */
export const longestText = 10_000;
/** … and keeps this many characters, followed by the marker. */
export const keptText = 5_000;
export const truncationMarker = '… [truncated]';

/** The first `length` characters and an ending; never half of a surrogate pair. */
export function cutText(text: string, length: number, ending: string): string {
  if (text.length <= length) return text;
  return (
    text
      .slice(0, length)
      .toWellFormed()
      .replace(/\uFFFD$/u, '') + ending
  );
}
