import type { PackFallbacks, Section, SectionDefaults, ServiceContent } from '../src/sections/schemas.ts';

/** All the words of one line of business: what a template starts from and what fills its gaps. */
export interface ContentPack {
  /** As templates store it. */
  readonly id: string;
  readonly label: string;
  readonly fallbacks: PackFallbacks;
  /** Comes before the built-in defaults where a template leaves something empty. */
  readonly section_defaults: SectionDefaults;
  /** What "Add section" starts with, one per type. */
  readonly sample_sections: readonly Section[];
  /** What it sells, with what its landing pages say of each. The back office starts with these. */
  readonly services: readonly PackService[];
  /** Ready-made templates; the first is the pack's own landing page. */
  readonly templates: readonly [PackTemplate, ...PackTemplate[]];
  /** Paths its copy links to that the site must answer while the pack is enabled. */
  readonly paths: readonly string[];
  /** What the frame says about the trade on this pack's pages; null = what it says everywhere, for it is our own trade. */
  readonly frame: PackFrame | null;
}

/** A service as the back office would save it. */
export interface PackService {
  readonly name: string;
  readonly summary: string;
  /** The words that people search for; the first is the main one. */
  readonly keywords: readonly string[];
  readonly content: ServiceContent;
}

/** Name, phones, mail and hours stay the business's. What it does is the pack's to say. */
export interface PackFrame {
  readonly slogan: string;
  readonly claims: readonly string[];
  /** Over the pack's pages in the footer. */
  readonly links_title: string;
}

/** A template as the back office would save it. */
export interface PackTemplate {
  readonly name: string;
  readonly status: 'draft' | 'published';
  readonly title_template: string;
  readonly meta_description_template: string;
  readonly hero_title_template: string;
  readonly hero_subtitle_template: string;
  readonly content_sections: readonly Section[];
  readonly custom_fields: Readonly<Record<string, CustomField>>;
}

export interface CustomField {
  readonly type: 'text' | 'textarea' | 'select';
  readonly label: string;
  readonly placeholder: string;
  readonly options?: readonly string[];
  readonly required: boolean;
}
