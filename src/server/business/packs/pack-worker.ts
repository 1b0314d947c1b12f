import { answerReader } from '../../platform/isolated-reader.ts';
import { checkPack } from './check-pack.ts';
import { readPackZip } from './pack-zip.ts';
import type { ReadZip } from './read-uploaded-pack.ts';

answerReader((zip: Uint8Array): ReadZip => {
  const { files, problems } = readPackZip(zip);
  if (problems.length > 0) return { files, pack: null, problems };
  const { pack, problems: found } = checkPack(files);
  return { files, pack, problems: found };
});
