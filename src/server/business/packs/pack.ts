import type { FindingDocument } from '../../../contract/business/findings.ts';
import type {
  PackManifest,
  PackPage,
  PackPostHead,
  PackSamples,
  PackServiceDocument,
  PackTemplateDocument,
  PackTownPage,
} from '../../../contract/business/pack-documents.ts';
import type { Predicate } from '../../../contract/business/predicates.ts';
import type { ServiceDraftPatterns } from '../../../contract/business/service-draft.ts';
import type { PriceTable } from '../../../contract/platform/price-tables.ts';
import type { PackFallbacks, SectionDefaults } from '../../../sections/schemas.ts';

/** All of a trade: what a business of it starts with, and the words of its pages. */
export interface Pack extends Omit<PackManifest, 'fallbacks' | 'words' | 'drop_offs' | 'is_any_trade'> {
  readonly is_any_trade: boolean;
  readonly fallbacks: PackFallbacks;
  readonly words: NonNullable<PackManifest['words']>;
  readonly drop_offs: NonNullable<PackManifest['drop_offs']>;
  /** In their order. */
  readonly services: readonly PackServiceDocument[];
  /** How texts of a service are made from its name. Null: as for any trade. */
  readonly service_draft: ServiceDraftPatterns | null;
  /** Site pages, in their order. */
  readonly pages: readonly PackPage[];
  readonly town_page: PackTownPage | null;
  /** Ready-made templates; the first is the pack's own landing page. */
  readonly templates: readonly [PackTemplate, ...PackTemplate[]];
  /** What "Add section" starts with, by type. */
  readonly samples: PackSamples;
  /** Overrides the built-in defaults where a template is empty. */
  readonly section_defaults: SectionDefaults;
  readonly phrases: readonly PhraseGroup[];
  /** What can be stated for this trade, beside what all trades share. */
  readonly facts: readonly Predicate[];
  /** Price tables that the trade proposes: pages show none of them before the owner saves it. */
  readonly prices: readonly PriceTable[];
  readonly posts: readonly PackPost[];
  /** Statements of the demo's business. Empty if the pack has no demo. */
  readonly demo_claims: Readonly<Record<string, string>>;
  /** What follows from figures of a town for its services. */
  readonly findings: readonly FindingDocument[];
  /** CSV texts. */
  readonly statements: readonly string[];
}

export interface PackTemplate extends Omit<PackTemplateDocument, 'content_sections'> {
  readonly content_sections: (PackTemplateDocument['content_sections'][number] & {
    readonly order: number;
  })[];
  /** The name of its file, without the ending. */
  readonly file: string;
}

/**
 * Synonyms: in any sentence, each phrase of a group may replace each other one. Phrases are in lower case except for
 * names; a whole sentence ends with its full stop. All phrases have the same placeholders.
 */
export type PhraseGroup = readonly [string, string, ...string[]];

/** An article that the blog of a new business starts with. */
export interface PackPost extends PackPostHead {
  readonly slug: string;
  /** Starts below the heading; its own headings begin at the second level. */
  readonly markdown: string;
}

/** The documents of a pack by their paths in it. */
export type PackFiles = ReadonlyMap<string, string>;
