import type { Logger } from 'pino';
import type { SettingGroup, Settings } from '../../../contract/platform/settings.ts';
import type { PagePhoto, ServiceContent } from '../../../sections/schemas.ts';
import type { Db } from '../db/database.ts';
import { defaultSettings } from './default-settings.ts';
import { readIsEmpty } from './empty-site.ts';
import { listGroups } from './queries.ts';
import { groups, mapGroups, readStoredGroup } from './read-stored-group.ts';

/** The owner's photos by place on the site. */
export type Photos = ReadonlyMap<string, PagePhoto>;

/** The owner's logo and favicon by kind, without their content. */
export type BrandFiles = ReadonlyMap<
  string,
  { readonly hash: string; readonly media_type: string; readonly width: number; readonly height: number }
>;

/** What the business claims today, as statements have it. @example new Map([['business.years', 'over 17 years']]) */
export type BusinessClaims = ReadonlyMap<string, string>;

/** A service that the business sells, as menus, lists and pages name it. */
export interface OwnService {
  /** Empty until the services of the trade are stored. */
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** The first of its keywords, which its pages are about. */
  readonly keyword: string;
  readonly keywords: readonly string[];
  /** The texts of its pages, as templates. */
  readonly content: ServiceContent;
}

/** A page of the site that the owner changed or added; the website knows its document. */
export interface EditedPage {
  readonly id: string;
  readonly origin: 'pack' | 'owner';
  readonly path: string;
  readonly document: unknown;
  readonly is_hidden: boolean;
  readonly position: number;
}

/** What pages show of the owner's, all of it in memory. */
export type CurrentSettings = Settings & {
  readonly services: readonly OwnService[];
  readonly edited_pages: readonly EditedPage[];
  /** No business is set up, and there is no demo. */
  readonly is_empty: boolean;
  readonly stated: BusinessClaims;
  readonly brand_files: BrandFiles;
};

/** Settings as pages read them. */
export type ShownSettings = Pick<SiteSettings, 'current' | 'photo'>;

/** Facts about the business for later districts; empty if no pages are rendered. */
interface Readers {
  readonly photos: (db: Db) => Promise<Photos>;
  readonly stated: (db: Db) => Promise<BusinessClaims>;
  readonly brandFiles: (db: Db) => Promise<BrandFiles>;
  readonly services: (db: Db) => Promise<readonly OwnService[]>;
  readonly editedPages: (db: Db) => Promise<readonly EditedPage[]>;
}
const noReaders: Readers = {
  photos: async () => new Map(),
  stated: async () => new Map(),
  brandFiles: async () => new Map(),
  services: async () => [],
  editedPages: async () => [],
};

type Revisions = Readonly<Record<SettingGroup, number>>;

/**
 * The owner's settings in memory, because every page uses them. Reloaded when any process announces a
 * change.
 */
export class SiteSettings {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #readers: Readers;
  #reading: Promise<void> = Promise.resolve();
  #current: CurrentSettings = {
    ...defaultSettings,
    stated: new Map(),
    brand_files: new Map(),
    services: [],
    edited_pages: [],
    is_empty: false,
  };
  #photos: Photos = new Map();
  #revisions = mapGroups<Revisions>(() => 0);

  constructor(db: Db, log: Logger, readers: Readers = noReaders) {
    this.#db = db;
    this.#log = log;
    this.#readers = readers;
  }

  current(): CurrentSettings {
    return this.#current;
  }

  /** The owner's photo for a place on the site; null if there is none. */
  photo(place: string | null): PagePhoto | null {
    return (place === null ? undefined : this.#photos.get(place)) ?? null;
  }

  /** The revision of each group. */
  revisions(): Revisions {
    return this.#revisions;
  }

  /**
   * Reloads the settings. Loads run one after the other, so that an older result never overwrites a newer
   * one.
   */
  load(): Promise<void> {
    const reading = this.#reading.then(() => this.#load());
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  async #load(): Promise<void> {
    const stored = await listGroups(this.#db, groups);
    const photos = await this.#readers.photos(this.#db);
    const stated = await this.#readers.stated(this.#db);
    const brand_files = await this.#readers.brandFiles(this.#db);
    const services = await this.#readers.services(this.#db);
    const edited_pages = await this.#readers.editedPages(this.#db);
    const is_empty = await readIsEmpty(this.#db);
    this.#current = {
      ...mapGroups<Settings>(group => this.#read(group, stored.get(group)?.value)),
      stated,
      brand_files,
      services,
      edited_pages,
      is_empty,
    };
    this.#photos = photos;
    this.#revisions = mapGroups<Revisions>(group => stored.get(group)?.revision ?? 0);
  }

  /** A group that can't be read falls back to its defaults. */
  #read<Group extends SettingGroup>(group: Group, value: unknown): Settings[Group] {
    const { settings, problem } = readStoredGroup(group, value);
    if (problem) this.#log.error({ group, problem }, 'stored settings are invalid');
    return settings;
  }
}
