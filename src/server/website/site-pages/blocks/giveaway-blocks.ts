import { giveawayPage } from '../../../../../content/site-copy/giveaway.ts';
import { isGiveawayOpen } from '../../../audience/giveaway/is-open.ts';
import type { DrawBlocks } from './block-facts.ts';
import { prose, section } from './section-blocks.ts';

/** The giveaway's prize, form and rules, or a notice that none is open. */
export const giveawayBlocks: DrawBlocks = ({ settings: { giveaway } }) => {
  if (!isGiveawayOpen(giveaway, new Date())) {
    const { title, lead } = giveawayPage.closed;
    return [{ kind: 'heading', title, lead, about: 'furniture' }];
  }
  return [
    { kind: 'heading', title: giveaway.title, lead: giveawayPage.lead, about: 'furniture' },
    section('giveaway', 'giveaway', giveawayPage.form_title, {
      description: giveawayPage.form_text,
      button_text: giveawayPage.button,
      footer_text: '',
    }),
    ...(giveaway.rules === '' ? [] : [prose('rules', giveawayPage.rules_title, [giveaway.rules])]),
  ];
};
