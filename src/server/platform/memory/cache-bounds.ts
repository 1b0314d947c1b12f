import { type CacheBounds, cacheBoundsOf } from './memory-shares.ts';
import { detectMemory } from './memory-size.ts';

let current: CacheBounds | null = null;

/** Sets the memory that this process shares out. Caches that exist keep their bounds, so this comes first. */
export function shareMemory(memory: number): void {
  current = cacheBoundsOf(memory);
}

/** The bounds of this process's caches. */
export function cacheBounds(): CacheBounds {
  current ??= cacheBoundsOf(detectMemory());
  return current;
}
