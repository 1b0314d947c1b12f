import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { photoRules } from '../../../contract/audience/lead-forms.ts';
import { privateFile } from '../../platform/private-files.ts';

export interface UploadedFile {
  /** What the sender calls it, to name it in a message. Never part of a path. */
  readonly name: string;
  readonly path: string;
  /** Two files with the same hash are one photo. */
  readonly source_hash: string;
}

/** Everything a form sent, by field name in the order sent. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

export interface FormBody {
  readonly values: FormValues;
  /** Each photo once, however often it was sent. */
  readonly files: readonly UploadedFile[];
  /** Sentences about files that were left out while reading. */
  readonly problems: readonly string[];
  /** How many files these are. */
  readonly left_out: number;
  /** The line broke, or the body is not a form. What came before is here. */
  readonly isBroken: boolean;
  /** Removes the files. */
  discard(): Promise<void>;
}

const limits = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 80,
  fileSize: photoRules.max_bytes,
  files: 100, // all are counted, so that the form can say how many were left out
  parts: 100,
  headerPairs: 50,
};

/** One of those allowed may turn out to be none. */
const maxWritten = photoRules.max + 1;

/** Enough for ten photos, so that the form can say which are too large, but not for an endless body. */
const largestBody = 250 * 1024 * 1024;

/**
 * Reads a form as a stream, files straight to `folder` (discarded if null), so memory stays constant. A file that can't
 * be written is skipped and reported to `onWriteError`; the rest of the form is read to its end.
 */
export async function readFormBody(
  request: Request,
  folder: string | null,
  onWriteError: (error: unknown) => void = () => undefined,
): Promise<FormBody> {
  const values = Object.create(null) as Record<string, string[]>;
  const uploads: Upload[] = [];
  const parser = openParser(request.headers.get('content-type') ?? '');
  let unwritten = 0;
  if (!parser || !request.body) return formBody(values, [], { isBroken: true, unwritten });
  parser.on('field', (name, value) => {
    values[name] = [...(values[name] ?? []), value];
  });
  parser.on('file', (_field, stream, sentName) => {
    const upload =
      sentName && folder && uploads.length < maxWritten
        ? openUpload(stream, { name: shown(sentName), folder, onWriteError })
        : null;
    if (upload) uploads.push(upload);
    else {
      // Browsers send a file field that was left empty without a name.
      if (sentName) unwritten += 1;
      stream.resume();
    }
    // A truncated file emits an error event. Without a listener it would end the process.
    stream.on('error', () => upload?.stop());
  });
  const isBroken = await pipeline(bounded(request.body as ReadableStream<Uint8Array>), parser).then(
    () => false,
    () => true,
  );
  // Files that were coming in when the line broke would never end by themselves.
  if (isBroken) for (const { stop } of uploads) stop();
  const ended = await Promise.all(
    uploads.map(async ({ name, path, written }) => {
      const { outcome, source_hash } = await written;
      return { name, path, outcome, source_hash };
    }),
  );
  return formBody(values, ended, { isBroken, unwritten });
}

interface Upload extends Omit<UploadedFile, 'source_hash'> {
  readonly written: Promise<Written>;
  /** The rest of it won't come. */
  readonly stop: () => void;
}

function openUpload(
  stream: BusboyFileStream,
  { name, folder, onWriteError }: { name: string; folder: string; onWriteError: (error: unknown) => void },
): Upload {
  const path = join(folder, randomUUID());
  const file = createWriteStream(path, { mode: privateFile });
  const stop = () => {
    stream.unpipe(file);
    file.destroy();
  };
  return { name, path, written: writeFile(stream, file, onWriteError), stop };
}

type Outcome = 'whole' | 'empty' | 'too-large' | 'broken' | 'not-written';

interface Written {
  readonly outcome: Outcome;
  readonly source_hash: string;
}

function formBody(
  values: FormValues,
  uploads: readonly (UploadedFile & Written)[],
  { isBroken, unwritten }: { readonly isBroken: boolean; readonly unwritten: number },
): FormBody {
  const arrived = uploads.filter(upload => upload.outcome === 'whole');
  const whole = [...new Map(arrived.map(upload => [upload.source_hash, upload])).values()];
  const problems = uploads.flatMap(({ name, outcome }) => {
    if (outcome === 'too-large') return [`“${name}” is larger than 20 MB. Please send a smaller one.`];
    if (outcome === 'not-written') return [notKept(name)];
    return outcome === 'broken' ? [`“${name}” did not arrive whole. Please send it again.`] : [];
  });
  const files = whole
    .slice(0, photoRules.max)
    .map(({ name, path, source_hash }) => ({ name, path, source_hash }));
  const unkept = whole.length - files.length + unwritten;
  const reason = uploads.length === 0 ? noPhotosKept : tooManyPhotos;
  return {
    values,
    files,
    problems: unkept > 0 ? [...problems, reason] : problems,
    left_out: problems.length + unkept,
    isBroken,
    discard: async () => {
      // What can't be removed now is removed at the next start (photo-files.ts), and the request is stored all the same.
      await Promise.allSettled(uploads.map(({ path }) => rm(path, { force: true })));
    },
  };
}

export const notKept = (name: string) => `“${name}” could not be kept. Please send it by email.`;

export const tooManyPhotos = `Only ${photoRules.max} photos fit with one request. The others were left out.`;

/** Answer to a sender with too many requests. */
const noPhotosKept = 'Your photos could not be kept. Please send them by email.';

function openParser(contentType: string): BusboyInstance | null {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) return null;
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    return null; // No boundary, or one too long.
  }
}

async function* bounded(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.byteLength;
    if (read > largestBody) throw new Error('the form is too large');
    yield chunk;
  }
}

async function writeFile(
  stream: BusboyFileStream,
  file: WriteStream,
  onError: (error: unknown) => void,
): Promise<Written> {
  const hash = createHash('sha256');
  stream.on('data', (chunk: Buffer) => hash.update(chunk));
  const outcome = await outcomeOf(stream, file, onError);
  return { outcome, source_hash: hash.digest('base64url') };
}

async function outcomeOf(
  stream: BusboyFileStream,
  file: WriteStream,
  onError: (error: unknown) => void,
): Promise<Outcome> {
  try {
    await finished(stream.pipe(file));
  } catch (error) {
    // The parser waits until each file is read to its end, also one that is not written.
    stream.resume();
    if (!file.errored) return 'broken';
    onError(error);
    return 'not-written';
  }
  if (stream.truncated) return 'too-large';
  return stream.bytesRead === 0 ? 'empty' : 'whole';
}

const shown = (name: string) => {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 59).toWellFormed()}…` : plain;
};
