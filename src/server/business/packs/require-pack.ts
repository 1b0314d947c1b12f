import { ownPack } from '../../../contract/platform/content-packs.ts';
import { AppError } from '../../platform/errors.ts';
import { packStore } from './pack-store.ts';

/**
 * The id of the pack that this name means. Refuses the name of a pack that is not there.
 * @example requirePack('own') // 'junk-removal' in the demo
 */
export function requirePack(name: string): string {
  const pack = name === ownPack ? packStore.own() : packStore.find(name);
  if (pack) return pack.id;
  const message = `Pack “${name}” not found. Choose one of the installed packs.`;
  throw new AppError('invalid', message, {
    reason: 'unknown-pack',
    fields: [{ path: 'content_pack', message }],
  });
}
