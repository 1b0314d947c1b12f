import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { photoRules } from '../../../contract/audience/lead-forms.ts';
import { AppError } from '../../platform/errors.ts';
import { pictureLimiter } from '../../platform/picture-limiter.ts';
import { privateFolder } from '../../platform/private-files.ts';
import { encodePhoto, photoProblem } from './encode-photo.ts';
import type { LeadContext } from './lead-context.ts';
import { leadFolder, listAccepted, photoFile, placeAccepted } from './photo-files.ts';
import { insertPhoto, listPhotos } from './photo-queries.ts';
import { notKept, tooManyPhotos, type UploadedFile } from './read-form-body.ts';

const problems = {
  'heic-too-large':
    'is a HEIC photo that we can’t read, or one of more than 26 megapixels. Please send it as JPEG.',
  video: 'is a video. Please send photos here, and the video by email.',
  'not-a-photo': 'is not a photo we can read. Please send JPEG, HEIC, PNG or WebP.',
} as const;

/** True if one of the files was a video, which needs other words. */
export const haveVideo = (found: readonly string[]) => found.some(one => one.endsWith(problems.video));

type PhotoContext = Pick<LeadContext, 'database' | 'uploads' | 'log'>;

export interface KeptPhotos {
  /** Accepted by their headers, and encoded after the answer. */
  readonly kept: number;
  /** Why photos are not kept, each reason once. */
  readonly problems: readonly string[];
  /** How many photos are not kept. */
  readonly left_out: number;
}

/**
 * Accepts the photos of a stored lead by their headers. They are encoded after the answer, or at the next start. A failed
 * photo costs the visitor a message, never the request.
 */
export async function keepPhotos(
  context: PhotoContext,
  { leadId, address }: { readonly leadId: string; readonly address: string },
  files: readonly UploadedFile[],
): Promise<KeptPhotos> {
  const found: string[] = [];
  let kept = 0;
  if (files.length === 0) return { kept, problems: [], left_out: 0 };
  const hashes = await hashesOf(context, leadId);
  for (const file of files) {
    try {
      const problem = await acceptPhoto(context, { leadId, address, hashes }, file);
      if (problem === null) kept += 1;
      else found.push(problem);
    } catch (error) {
      context.log.error({ err: error, lead: leadId }, 'photo of a lead was not kept');
      found.push(notKept(file.name));
    }
  }
  return { kept, problems: [...new Set(found)], left_out: found.length };
}

interface Accepting {
  readonly leadId: string;
  readonly address: string;
  /** Hashes of the photos that the lead has by now, stored or accepted. */
  readonly hashes: Set<string>;
}

/** A photo that is sent again is the same one, also while it waits to be encoded. */
async function hashesOf({ database, uploads }: PhotoContext, leadId: string): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const photo of await listAccepted(uploads)) {
    if (photo.leadId !== leadId) continue;
    // It may be stored and removed in this very moment. So stored photos are listed after it.
    const hash = await hashOf(photo.path).catch(() => null);
    if (hash !== null) hashes.add(hash);
  }
  for (const { source_hash } of await listPhotos(database.kysely, [leadId]).catch(() => []))
    hashes.add(source_hash);
  return hashes;
}

/** Queues a photo. Otherwise returns why not. */
async function acceptPhoto(
  context: PhotoContext,
  { leadId, address, hashes }: Accepting,
  file: UploadedFile,
): Promise<string | null> {
  const problem = await photoProblem(file.path);
  if (problem) return `“${file.name}” ${problems[problem]}`;
  const { source_hash } = file;
  if (hashes.has(source_hash)) return null;
  if (hashes.size >= photoRules.max) return tooManyPhotos;
  if (!pictureLimiter.hasRoom(address)) return notKept(file.name);
  const path = await placeAccepted(context.uploads, leadId, file.path);
  hashes.add(source_hash);
  void encodeInTurn(context, { leadId, path }, address);
  return null;
}

/** Encodes what an earlier process accepted and did not get to. */
export async function resumePhotos(context: PhotoContext): Promise<void> {
  for (const photo of await listAccepted(context.uploads)) await encodeInTurn(context, photo, 'earlier');
}

interface Accepted {
  readonly leadId: string;
  readonly path: string;
}

/** The file stays for the next start where its photo can't be stored now. */
async function encodeInTurn(context: PhotoContext, photo: Accepted, share: string): Promise<void> {
  try {
    await pictureLimiter.pass(() => storePhoto(context, photo), share);
    await rm(photo.path, { force: true });
  } catch (error) {
    const isGone = error instanceof AppError && error.kind === 'not-found';
    if (isGone) await rm(photo.path, { force: true }).catch(() => undefined);
    else context.log.error({ err: error, lead: photo.leadId }, 'photo of a lead waits for the next start');
  }
}

async function storePhoto(context: PhotoContext, { leadId, path }: Accepted): Promise<void> {
  const target = `${path}.webp`;
  try {
    const encoded = await encodePhoto(path, target);
    if (!encoded) {
      context.log.warn({ lead: leadId }, 'photo of a lead can’t be read');
      return;
    }
    const photo = { lead_id: leadId, source_hash: await hashOf(path), ...encoded };
    await insertPhoto(context.database.kysely, photo, async number => {
      await mkdir(leadFolder(context.uploads, leadId), { recursive: true, mode: privateFolder });
      await rename(target, photoFile(context.uploads, leadId, number));
    });
  } finally {
    await rm(target, { force: true });
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}
