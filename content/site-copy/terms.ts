import { priceSchema } from '../../src/contract/platform/settings.ts';
import { type PolicyFacts, type PolicyPart, partsThatHold } from './policy-part.ts';

const listed = new Intl.ListFormat('en-US');

export function termsParts(facts: PolicyFacts): readonly PolicyPart[] {
  const { business, price, refused_items } = facts;
  return partsThatHold([
    {
      id: 'quotes',
      title: 'Quotes and prices',
      paragraphs: [
        'A quote costs nothing and binds you to nothing. What we say by phone or from photos is an estimate: it rests on what you tell and show us.',
        'The price is the quote you hear on site, before the work starts. We start after you say yes to it. If you say no, you owe us nothing.',
        priceInTerms(price),
      ],
    },
    {
      id: 'refused',
      title: 'What we don’t take on',
      paragraphs: [
        refused_items.length === 0
          ? null
          : `We don’t take on these: ${listed.format(refused_items.map(small))}. If one of them comes up on the day, it stays as it is.`,
      ],
    },
    {
      id: 'days',
      title: 'Days and times',
      paragraphs: [
        `Our hours: ${hoursInTerms(business.hours)}. A day that you choose in a form is a request until we confirm it.`,
      ],
    },
    {
      id: 'photos',
      title: 'Photos and texts you send',
      paragraphs: [
        'We use your photos to prepare the quote and to do the work. We publish none of them unless you agree to that separately.',
        'Text messages come only if you check their box in a form. How often depends on the job; message and data rates may apply. Reply STOP to end them, or HELP for help. Agreeing is not a condition of any service.',
      ],
    },
    {
      id: 'facts',
      title: 'Facts about your town',
      paragraphs: [
        'Rules, fees and hours of cities and counties change. Where we name one, we name its source. If the two differ, the source is right.',
      ],
    },
    {
      id: 'us',
      title: 'Who we are',
      paragraphs: [
        `${business.name}, ${business.address}. Phone ${business.phone}, email ${business.email}.`,
        business.licenses.length === 0 ? null : `${business.licenses.join(' · ')}.`,
      ],
    },
  ]);
}

/** Words in place of an amount, such as “what the job needs”, are no start of a price. */
function priceInTerms({ starts_from, depends_on }: PolicyFacts['price']): string | null {
  if (depends_on === '') return null;
  const reason = small(depends_on);
  return priceSchema.safeParse(starts_from).success
    ? `Prices start from ${starts_from}. They depend on this: ${reason}.`
    : `Prices depend on this: ${reason}.`;
}

/** “Every day” begins small in a sentence, the name of a weekday never does. */
function hoursInTerms(hours: string): string {
  return hours.startsWith('Every ') ? small(hours) : hours;
}

/** Settings are written like headings; in a sentence they begin small. */
function small(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
