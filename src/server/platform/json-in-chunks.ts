/** Rows, and characters of one text, written between two pauses: a few milliseconds of work. */
const stepRows = 5_000;
const stepCharacters = 1_000_000;

/** The JSON of a list, a text, or an object with long ones, with a pause after each part. */
export function* jsonInChunks(value: unknown): Generator<void, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return yield* jsonOfPart(value);
  const members: string[] = [];
  for (const [name, part] of Object.entries(value)) {
    if (part !== undefined) members.push(`${JSON.stringify(name)}:${yield* jsonOfPart(part)}`);
  }
  return `{${members.join(',')}}`;
}

function* jsonOfPart(value: unknown): Generator<void, string> {
  if (Array.isArray(value) && value.length > stepRows) {
    return `[${(yield* jsonOfSlices(value, stepRows)).join(',')}]`;
  }
  // A surrogate pair may be split between slices. Each half is then escaped, and the reader joins them.
  if (typeof value === 'string' && value.length > stepCharacters) {
    return `"${(yield* jsonOfSlices(value, stepCharacters)).join('')}"`;
  }
  return JSON.stringify(value);
}

/** The JSON of each slice without its brackets or quotes. */
function* jsonOfSlices(whole: string | readonly unknown[], length: number): Generator<void, string[]> {
  const slices: string[] = [];
  for (let start = 0; start < whole.length; start += length) {
    slices.push(JSON.stringify(whole.slice(start, start + length)).slice(1, -1));
    yield;
  }
  return slices;
}
