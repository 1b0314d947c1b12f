import { z } from 'zod';
import { DamagedFile, type FileEntry } from '../containers/container-entry.ts';
import { openContainer, verifyChecksum } from '../containers/read-container.ts';
import { photoFilesField } from '../tables/exported-tables.ts';
import { type JsonPart, refusal, splitLines } from './split-json.ts';
import { formatName } from './write-export.ts';

const manifestSchema = z.looseObject({ format: z.string() });
const photoPattern = /^leads\/([0-9a-f-]{36})\/(\d)\.webp$/;

/** Streams the parts of an export that is a container, as those of a JSON file. */
export async function* readContainerParts(file: string, signal: AbortSignal): AsyncGenerator<JsonPart> {
  try {
    yield* readParts(file, signal);
  } catch (error) {
    throw error instanceof DamagedFile ? refusal(`The file is damaged: ${error.what}.`) : error;
  }
}

async function* readParts(file: string, signal: AbortSignal): AsyncGenerator<JsonPart> {
  const container = await openContainer(file);
  const { lists: _, ...head } = manifestSchema.parse(container.manifest);
  if (head.format !== formatName)
    throw refusal('The file is no export. A backup is restored on the Database screen.');
  await verifyChecksum(container, signal);
  for (const [field, value] of Object.entries(head)) {
    yield { field, place: null, text: JSON.stringify(value), through: 0 };
  }
  let through = 0;
  let photos = 0;
  const onRead = (bytes: number) => {
    through = bytes;
  };
  for await (const entry of container.entries(signal, onRead)) {
    if (entry.kind === 'rows') {
      for await (const part of splitLines(entry.list, entry.content)) yield { ...part, through };
    } else {
      photos += 1;
      yield { field: photoFilesField, place: photos, text: photoText(entry), through };
    }
  }
}

/** A photo as an item of a JSON file. */
function photoText({ path, content }: FileEntry): string {
  const [, lead_id, number] = photoPattern.exec(path) ?? [];
  if (lead_id === undefined)
    throw new DamagedFile(`“${path.slice(0, 60).toWellFormed()}” is no photo of a request`);
  return JSON.stringify({ lead_id, number: Number(number), data: content.toString('base64') });
}
