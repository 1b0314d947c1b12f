import type { PolicyFacts, PolicyPart } from '../../../../../content/site-copy/policy-part.ts';
import { privacyPage, privacyParts } from '../../../../../content/site-copy/privacy.ts';
import { termsPage, termsParts } from '../../../../../content/site-copy/terms.ts';
import { isGiveawayOpen } from '../../../audience/giveaway/is-open.ts';
import type { BlockFacts, DrawBlocks } from './block-facts.ts';

/** What is stored, and how to have it deleted. */
export const privacyBlocks: DrawBlocks = facts => policy(privacyPage, privacyParts(policyFacts(facts)));

/** What a quote is, and what visitors agree to. */
export const termsBlocks: DrawBlocks = facts => policy(termsPage, termsParts(policyFacts(facts)));

function policy(
  { hero_title, hero_subtitle }: { readonly hero_title: string; readonly hero_subtitle: string },
  parts: readonly PolicyPart[],
): ReturnType<DrawBlocks> {
  return [
    { kind: 'heading', title: hero_title, lead: hero_subtitle, about: 'office' },
    { kind: 'policy', title: hero_title, parts },
  ];
}

function policyFacts({ business, settings, has_google_maps }: BlockFacts): PolicyFacts {
  const { backups, outside, giveaway } = settings;
  return {
    business,
    backups: backups.is_on ? backups.keep : null,
    has_google_maps,
    order_form_host: outside.order_form_url === '' ? null : new URL(outside.order_form_url).host,
    has_giveaway: isGiveawayOpen(giveaway, new Date()),
    price: settings.business.price,
    refused_items: settings.business.refused_items,
  };
}
