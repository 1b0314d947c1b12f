import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from '../../../sections/schemas.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { namedPack } from './named-pack.ts';
import type { Pack } from './pack.ts';
import { problemText } from './pack-problem.ts';
import { readShippedDocument } from './read-document.ts';
import { readPack, sampleSections } from './read-pack.ts';
import { readShippedFolder } from './read-pack-folder.ts';

/** The trade of the demo, and of a business that was never set up. */
const demoTrade = 'junk-removal';
const shippedFolder = join(projectRoot, 'content', 'packs');

/**
 * The packs of this process: shipped packs, read from their files when the first one is needed, and packs imported
 * into its database. There is one store, because a process serves one database.
 */
class PackStore {
  #shipped: readonly Pack[] | null = null;
  #imported: readonly Pack[] = [];
  #all: readonly Pack[] | null = null;
  #ownTrade = demoTrade;
  #tradeName = '';
  #enabled: readonly string[] = [];
  readonly #lastNamed = new WeakMap<Pack, { readonly tradeName: string; readonly named: Pack }>();
  readonly #drawn = new AsyncLocalStorage<Pack>();
  readonly #samples = new WeakMap<Pack, readonly Section[]>();

  /** The business's own trade first. The same list until a pack changes. */
  all(): readonly Pack[] {
    this.#all ??= [...this.shipped(), ...this.#imported]
      .map(pack => this.#named(pack, pack.id === this.#ownTrade ? this.#tradeName : ''))
      .toSorted((a, b) => Number(b.id === this.#ownTrade) - Number(a.id === this.#ownTrade));
    return this.#all;
  }

  /** Equal names give one object for a pack: caches hold what they read of it. */
  #named(pack: Pack, tradeName: string): Pack {
    const before = this.#lastNamed.get(pack);
    if (before?.tradeName === tradeName) return before.named;
    const named = namedPack(pack, tradeName);
    this.#lastNamed.set(pack, { tradeName, named });
    return named;
  }

  /** The packs that come with the program, as written: one for any trade holds placeholders for its name. */
  shipped(): readonly Pack[] {
    this.#shipped ??= readShippedPacks();
    return this.#shipped;
  }

  isShipped(id: string): boolean {
    return this.shipped().some(pack => pack.id === id);
  }

  find(id: string): Pack | undefined {
    return this.all().find(pack => pack.id === id);
  }

  /** The pack of a template or service. A deleted one falls back to the business's. */
  pack(id: string): Pack {
    return this.find(id) ?? this.own();
  }

  /** The trade of the business; inside `runAs`, the trade that is drawn. */
  own(): Pack {
    const drawn = this.#drawn.getStore();
    if (drawn) return drawn;
    const [own] = this.all();
    if (!own) throw new Error(`No pack found in ${shippedFolder}. It belongs beside the program.`);
    return own;
  }

  /** Runs this work as if a pack were the trade of the business: for pages of a trade that is not set up yet. */
  runAs<Result>(pack: Pack, work: () => Result): Result {
    return this.#drawn.run(pack, work);
  }

  /** True if these are the words that most people search for: a town's own page is about them. */
  isMainKeyword(keyword: string): boolean {
    const main = this.own().keyword;
    return keyword === main || keyword.toLowerCase() === main;
  }

  /** The trade of the business first, then the other trades that the site writes about. */
  inUse(): readonly Pack[] {
    const [own, ...others] = this.all();
    return own ? [own, ...others.filter(({ id }) => this.#enabled.includes(id))] : [];
  }

  /** Makes another pack the trade of the business. A pack for any trade takes the owner's name for it. */
  setOwn(id: string, tradeName = '', enabled: readonly string[] = []): void {
    this.#ownTrade = this.wholeTrade(id);
    this.#tradeName = tradeName;
    this.#enabled = enabled;
    this.#all = null;
  }

  /** A pack as a business would have it that calls its trade so. */
  named(id: string, tradeName: string): Pack | undefined {
    const pack = [...this.shipped(), ...this.#imported].find(one => one.id === id);
    return pack && namedPack(pack, tradeName);
  }

  /** The id of a pack that a business can be set up with. A deleted or incomplete pack leaves the demo's. */
  wholeTrade(id: string): string {
    const pack = this.find(id);
    return pack && isWholeTrade(pack) ? id : demoTrade;
  }

  /** Trades that are not the business's own. Its own lists exclude their pages. */
  foreign(): readonly string[] {
    return this.all()
      .filter(pack => pack !== this.own())
      .map(({ id }) => id);
  }

  /** One sample of every section type. */
  samplesOf(pack: Pack): readonly Section[] {
    const known = this.#samples.get(pack) ?? sampleSections(pack);
    this.#samples.set(pack, known);
    return known;
  }

  /** Replaces the imported packs. Shipped ones win: an update of the program may bring a pack that was imported before. */
  setImported(packs: readonly Pack[]): void {
    const shipped = new Set(this.shipped().map(({ id }) => id));
    this.#imported = packs.filter(({ id }) => !shipped.has(id));
    this.#all = null;
  }
}

/** True if a business can be set up with this pack: some packs only add pages to another trade. */
export function isWholeTrade({ business, navigation, request }: Pack): boolean {
  return business !== null && navigation !== null && request !== null;
}

function readShippedPacks(): readonly Pack[] {
  return readdirSync(shippedFolder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => {
      const { pack, problems } = readPack(readShippedFolder(join(shippedFolder, name)), readShippedDocument);
      if (!pack) throw new Error(`content/packs/${name}: ${problems.map(problemText).join(' ')}`);
      return pack;
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export const packStore = new PackStore();
