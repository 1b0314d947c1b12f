import { compileText, fillText, MAX_SLUG_LENGTH, seedOf, slug } from '../../../engine/index.ts';
import {
  isUntold,
  readPageSections,
  readServiceContent,
  type Section,
  takesFromService,
  withService,
} from '../../../sections/schemas.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { countOwnSentences } from '../../business/services/count-own-sentences.ts';
import type { OwnService } from '../../platform/settings/site-settings.ts';
import { servicePageId } from './page-ids.ts';
import type { SitePage } from './site-page.ts';

/** Search engines show about this many characters. */
const maxDescription = 160;
const maxBenefits = 5;

/** @example servicePath('Chimney Care') // '/chimney-care' */
export const servicePath = (name: string): string =>
  `/${slug(name).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '')}`;

interface Composed {
  readonly pack: Pack;
  /** All services of the business. */
  readonly services: readonly OwnService[];
  /** With fewer sentences of its own, the page is not offered to search engines. */
  readonly needed: number;
}

/** The page of a service without a written one: the texts of the service, in the order of the other pages. */
export function composeServicePage(service: OwnService, { pack, services, needed }: Composed): SitePage {
  const { name, keyword } = service;
  const path = servicePath(name);
  const say = sayOf(keyword, path);
  return {
    id: servicePageId(service),
    path,
    name,
    title: `${name} in {{region}}`,
    description: firstSentences(service.summary, say(service.content.intro)),
    keywords: service.keywords,
    parent: '/services',
    keyword,
    town: null,
    quote_service: 'residential',
    in_search:
      countOwnSentences(
        service,
        services.filter(other => other !== service),
      ) >= Math.max(1, needed),
    pack,
    sections: sectionsOf(service, say, services.length > 1),
  };
}

type Say = (text: string) => string;

/** One reading of a text, on a page that is of no town. */
function sayOf(keyword: string, path: string): Say {
  return text =>
    fillText(compileText(withoutTown(text), { kind: 'prose', key: text }), { keyword }, seedOf(path)).trim();
}

/**
 * The sections with the texts of a service where they ask for them. A section that has nothing to say leaves the page.
 */
export function toldSections(page: Pick<SitePage, 'sections' | 'path'>, service: OwnService | undefined) {
  if (!page.sections.some(takesFromService)) return page.sections;
  if (service === undefined) return page.sections.filter(section => !takesFromService(section));
  const say = sayOf(service.keyword, page.path);
  const content = readServiceContent(
    JSON.parse(JSON.stringify(service.content), (_, text: unknown) =>
      typeof text === 'string' ? say(text) : text,
    ),
  );
  return readPageSections(
    page.sections
      .filter(section => !isUntold(section, { content }))
      .map(section => {
        const { service_fields: _, ...told } = withService(section, { ...service, content });
        return told;
      }),
  );
}

const isWhole = (text: string, said: string) => text === '' || said !== '';

function sectionsOf(
  { name, summary, content }: OwnService,
  say: Say,
  hasOthers: boolean,
): readonly Section[] {
  const described = (rows: readonly { readonly title: string; readonly description: string }[]) =>
    rows
      .map(row => ({ row, title: say(row.title), description: say(row.description) }))
      // A half that names the town leaves with the other. An owner's sentence may have no title from the start.
      .filter(said => isWhole(said.row.title, said.title) && isWhole(said.row.description, said.description))
      .map(({ title, description }) => ({ title, description }));
  const price = say(content.price);
  const intro = say(content.intro);
  const sections = [
    {
      type: 'hero',
      title: `${name} in {{region}}`,
      content: { subtitle: summary, benefits: content.taken.slice(0, maxBenefits).map(say) },
    },
    intro === '' ? null : { type: 'text', title: 'What it is', content: { content: intro } },
    content.situations.length === 0
      ? null
      : {
          type: 'columns',
          title: 'When people call',
          content: {
            lead: '',
            ground: 'white',
            columns: described(content.situations),
          },
        },
    content.refused.length === 0
      ? null
      : {
          type: 'columns',
          title: 'Not part of it',
          content: { lead: '', ground: 'paper', columns: described(content.refused) },
        },
    content.steps.length === 0
      ? null
      : {
          type: 'how_it_works_bullets',
          title: 'How the work goes',
          content: { description: '', steps: described(content.steps) },
        },
    price === '' ? null : { type: 'pricing', title: 'What affects the price', content: { content: price } },
    content.questions.length === 0
      ? null
      : {
          type: 'faq',
          title: 'What people ask first',
          content: {
            description: '',
            faqs: content.questions
              .map(({ question, answer }) => ({ question: say(question), answer: say(answer) }))
              .filter(({ question, answer }) => question !== '' && answer !== ''),
            footer_text: '',
            footer_link_text: '',
            footer_link_url: '',
          },
        },
    {
      type: 'county_selector',
      title: 'Choose your area',
      content: { link_text: 'Ask about your town', link_url: '/contact' },
    },
    hasOthers
      ? { type: 'service_list', title: 'Other work we do', content: { show: 'other_services' } }
      : null,
    {
      type: 'cta',
      title: 'Ready when you are',
      content: {
        content: 'Call, or ask with the form.',
        button_text: 'Call now',
      },
    },
  ];
  return readPageSections(
    sections
      .filter(section => section !== null)
      .map(section => ({
        id: section.type,
        type: section.type,
        title: section.title,
        content: section.content,
      })),
  );
}

/** The page is of no town: what names one is left out like a sentence whose fact is missing. */
function withoutTown(text: string): string {
  return text.replaceAll(/\{\{\s*(?:city|state)\s*\}\}/gi, '{{fact:place.county}}');
}

/** The part of the texts that a search result shows: whole sentences, if one is short enough. */
function firstSentences(summary: string, intro: string): string {
  const text = [summary, intro].filter(Boolean).join(' ');
  if (text.length <= maxDescription) return text;
  const whole = /^.*[.!?](?=\s)/su.exec(text.slice(0, maxDescription + 1))?.[0];
  return (
    whole ??
    `${text
      .slice(0, maxDescription - 1)
      .replace(/\s\S*$/, '')
      .trimEnd()}…`
  );
}
