import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { privateFolder } from '../../platform/private-files.ts';
import { encodePhoto } from './encode-photo.ts';
import type { LeadContext } from './lead-context.ts';
import { leadFolder, photoFile } from './photo-files.ts';
import { insertPhoto, listPhotos } from './photo-queries.ts';
import { notKept, tooManyPhotos, type UploadedFile } from './read-form-body.ts';

const problems = {
  heic: 'is in Apple’s HEIC format, which we can’t read. Please send it as JPEG, PNG or WebP.',
  'not-a-photo': 'is not a photo we can read. Please send JPEG, PNG or WebP.',
} as const;

export interface KeptPhotos {
  readonly kept: number;
  /** One sentence for each photo that could not be kept. */
  readonly problems: readonly string[];
}

/** Adds photos to a stored lead. A failed photo costs the visitor a message, never the request. */
export async function keepPhotos(
  context: LeadContext,
  leadId: string,
  files: readonly UploadedFile[],
): Promise<KeptPhotos> {
  const found: string[] = [];
  let kept = 0;
  for (const file of files) {
    try {
      const problem = await keepPhoto(context, leadId, file);
      if (problem === null) kept += 1;
      else found.push(problem);
    } catch (error) {
      context.log.error({ err: error, lead: leadId }, 'photo of a lead was not kept');
      found.push(notKept(file.name));
    }
  }
  return { kept, problems: [...new Set(found)] };
}

async function keepPhoto(context: LeadContext, leadId: string, file: UploadedFile): Promise<string | null> {
  const source_hash = await hashOf(file.path);
  const there = await listPhotos(context.database.kysely, [leadId]);
  if (there.some(photo => photo.source_hash === source_hash)) return null;
  const drawn = `${file.path}.webp`;
  try {
    const encoded = await encodePhoto(file.path, drawn);
    if (!encoded.ok) return `“${file.name}” ${problems[encoded.problem]}`;
    const { ok: _, ...size } = encoded;
    const photo = { lead_id: leadId, source_hash, ...size };
    const outcome = await insertPhoto(context.database.kysely, photo, async number => {
      await mkdir(leadFolder(context.uploads, leadId), { recursive: true, mode: privateFolder });
      await rename(drawn, photoFile(context.uploads, leadId, number));
    });
    return outcome === 'full' ? tooManyPhotos : null;
  } finally {
    await rm(drawn, { force: true });
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}
