import { setFlagsFromString } from 'node:v8';

/**
 * For exports. The first pages wait for the database, so V8 learns that their objects live long.
 * It would then allocate later pages in old space, where nearly twice as many bytes survive a page.
 */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
