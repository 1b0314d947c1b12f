import { AppError } from '../../platform/errors.ts';
import { packStore } from './pack-store.ts';

/** Refuses the name of a pack that is not there. */
export function requirePack(name: string): void {
  if (packStore.find(name)) return;
  const message = `Pack “${name}” not found. Choose one of the installed packs.`;
  throw new AppError('invalid', message, {
    reason: 'unknown-pack',
    fields: [{ path: 'content_pack', message }],
  });
}
