import { listLongAddresses } from '../../pages/pages/published-queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { WrittenFiles } from './file-sink.ts';
import { addressOf, maxNameBytes } from './writable-name.ts';

/** Pages that a report names. */
const maxLeftOut = 1_000;

/** The addresses whose pages are not among the files, because no file system takes their names. */
export class LeftOutPages {
  readonly #addresses = new Set<string>();

  note({ leftOut }: WrittenFiles): void {
    for (const name of leftOut) if (this.#addresses.size < maxLeftOut) this.#addresses.add(addressOf(name));
  }

  /** An export of what changed names the pages that an earlier one left out, too. */
  async noteEarlier(db: Db): Promise<void> {
    for (const slug of await listLongAddresses(db, maxNameBytes, maxLeftOut)) this.#addresses.add(`/${slug}`);
  }

  list(): readonly string[] {
    return [...this.#addresses].toSorted();
  }
}
