import { MailIcon, PhoneIcon, Sections, Street, type ViewFacts } from '../sections/render-sections.tsx';
import type { Section } from '../sections/schemas.ts';
import { type County, Directory } from './directory.tsx';
import { documentOf } from './document.ts';
import type { Frame, LinkItem } from './frame.ts';
import { howItWorks, reasonsToCall } from './home-sections.ts';
import { PageFrame } from './page-frame.tsx';
import { plainQuoteHref } from './plain-quote-href.ts';
import { ServiceWall } from './service-wall.tsx';

export interface HomePageProps {
  readonly frame: Frame;
  /** What we take, in this order, each with its page if it has one. */
  readonly services: readonly (Omit<LinkItem, 'href'> & { readonly href: string | null })[];
  /** Every page that exists, by county and city. */
  readonly directory: readonly County[];
  readonly onError: (error: unknown, section: Section) => void;
}

/** The front page: who we are, how it goes, what we take, what it costs, where we are. */
export function renderHomePage({ frame, services, directory, onError }: HomePageProps): string {
  const { business } = frame;
  const counties = new Intl.ListFormat('en-US').format(business.counties);
  const quote_href = plainQuoteHref(frame);
  const facts = factsOf(frame);
  return documentOf(
    <PageFrame
      frame={frame}
      title={`${business.name} | Junk removal in ${counties} counties`}
      description={`Junk removal in ${counties} counties. Free upfront quotes, same-day and next-day pickup, ${business.hours}. Call ${business.phone}.`}
      breadcrumb={[]}
      quote_href={quote_href}
    >
      <div className="hero home-hero">
        <div className="inner hero-top">
          <h1>{business.slogan}</h1>
          <div className="hero-words">
            <p className="lead">
              Sofas, fridges, whole garages. Two people and a truck, across {counties} counties, today or
              tomorrow.
            </p>
            <p className="actions">
              <a className="button call" href={business.phone_href}>
                <PhoneIcon />
                <span>
                  Call <span className="number">{business.phone}</span>
                </span>
              </a>
              <a className="button quote" href={quote_href}>
                <MailIcon />
                Free quote
              </a>
            </p>
          </div>
          <div className="hero-scene">
            <Street picture="sofa" name={business.name} />
          </div>
        </div>
        <div className="hero-road road">
          <ul className="inner ticks">
            {business.claims.map(claim => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
        </div>
      </div>
      <ServiceWall services={services} />
      <Sections sections={[howItWorks()]} facts={facts} onError={onError} />
      <Sections sections={reasonsToCall(business)} facts={facts} onError={onError} />
      <Directory counties={directory} />
    </PageFrame>,
  );
}

/** The front page is about no town: its sections know only the business. */
function factsOf(frame: Frame): ViewFacts {
  return {
    slug: '',
    city: '',
    state: '',
    keyword: '',
    business: frame.business,
    related: [],
    resources: [],
    map: { place: '', embed_url: null, link_url: '' },
    fallbacks: { related_areas: '', external_links: '', external_links_why: '' },
    known_paths: [],
  };
}
