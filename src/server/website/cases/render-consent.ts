import { Consent, type ConsentContent } from '../../../site/consent.tsx';
import type { CasePhoto } from '../../../site/finished-work.tsx';
import { dayLabel } from '../../audience/cases/case-labels.ts';
import { stageOf } from '../../audience/cases/case-row.ts';
import type { ConsentCase, ConsentState } from '../../audience/cases/consent.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { presentFinished } from '../context/present-case.ts';
import { incompleteLink, renderLinkPage } from './render-link-page.ts';

/** The page of a consent link. */
export async function renderConsent(
  context: SitePageContext,
  consent: ConsentState & { readonly token: string },
  problem: string | null,
): Promise<string> {
  const { lead, ...asked } = contentOf(consent, context.settings.current().business.name);
  const content: ConsentContent = { ...asked, problem };
  const body = content.action === '' ? null : Consent({ content });
  return renderLinkPage(context, { path: '/consent', title: content.title, lead, body });
}

const nothing = { problem: null, action: '', form: null, agreed: [], canWithdraw: false };

function contentOf(
  consent: ConsentState & { readonly token: string },
  business: string,
): Omit<ConsentContent, 'problem'> & { readonly lead: string } {
  const action = `/consent/${consent.token}`;
  switch (consent.state) {
    case 'forged':
      return { ...nothing, ...incompleteLink };
    case 'expired':
      return {
        ...nothing,
        title: 'This link has expired',
        lead: 'Nothing of yours is shown. Call us if you would like a new link.',
      };
    case 'gone':
      return {
        ...nothing,
        title: 'Nothing is stored any more',
        lead: 'We deleted this work. No photo, no words and no name of yours are left.',
      };
    case 'ask':
      return {
        ...nothing,
        action,
        title: `May ${business} show this work?`,
        lead: `We did it for you on ${dayLabel(consent.row.done_on)} in ${consent.row.city}. You decide what our website shows.`,
        form: formOf(consent, action),
        agreed: consent.isShown ? agreedOf(consent) : [],
        canWithdraw: consent.isShown,
      };
    case 'agreed':
      return {
        ...nothing,
        action,
        title: 'Thank you. This is what you agreed to',
        lead: consent.day ? `You answered on ${shown(consent.day)}.` : 'You answered before.',
        agreed: agreedOf(consent),
        canWithdraw: true,
      };
    case 'withdrawn':
      return {
        ...nothing,
        action,
        title: 'You took it down',
        lead: `Since ${consent.day ? shown(consent.day) : 'then'} nothing of this work is shown. ${consent.canAgree ? 'If you change your mind, agree below.' : ''}`.trim(),
        form: consent.canAgree ? formOf(consent, action) : null,
      };
    default:
      throw new Error(`No page for ${JSON.stringify(consent satisfies never)}`);
  }
}

const shown = (day: Date) => dayLabel(day.toISOString().slice(0, 10));

function formOf({ row, photos }: ConsentCase, action: string): ConsentContent['form'] {
  return {
    revision: row.revision,
    content: {
      ...presentFinished({ ...row, words: row.customer_words, name: row.customer_name, photos: [] }),
      photos: photos.map((photo): CasePhoto => {
        const address = `${action}/photos/${photo.id}`;
        const { width, height } = photo;
        const label = stageOf(photo.moment) === 'before' ? 'Before' : 'After';
        return { label, small: address, large: address, width, height };
      }),
    },
    has: { photos: photos.length, words: row.customer_words !== '', name: row.customer_name !== '' },
  };
}

function agreedOf({ row, photos }: ConsentCase): readonly string[] {
  const count = photos.filter(photo => photo.is_agreed).length;
  return [
    ...(count > 0 ? [count === 1 ? 'One photo' : `${count} photos`] : []),
    ...(row.shows_words ? [`Your words: “${row.customer_words}”`] : []),
    ...(row.shows_name ? [`Your first name: ${row.customer_name}`] : []),
  ];
}
