import type { PolicyPart } from './policy-part.ts';

/** Who says something that pages show of towns and counties. */
interface ShownSource {
  readonly name: string;
  readonly year: string;
  readonly url: string;
  readonly license: string;
}

/** What pages take from each source, by topic. */
const topics = [
  {
    id: 'places',
    title: 'Places',
    says: {
      geonames: 'Names, counties, positions, heights and time zones of towns',
      worldCities: 'Townships and New England towns',
      zips: 'ZIP codes of towns',
      coast: 'Which counties are on a coast',
      boundaries: 'Boundaries of counties on our maps, made simpler',
    },
  },
  {
    id: 'homes',
    title: 'People and homes',
    says: {
      survey: 'People, homes, their age, owners and values in towns',
      estimates: 'People of counties, and how many came and left',
      vulnerability: 'Homes, households, ages and cars in counties',
      olderSurvey: 'Owners, sizes of households and ways to work in counties',
    },
  },
  {
    id: 'weather',
    title: 'Weather',
    says: {
      normals: 'Freezing nights, hot days, rain, snow and temperatures of weather stations',
      storms: 'Hurricanes and tropical storms that passed within 50 miles',
    },
  },
  {
    id: 'water-air',
    title: 'Water and air',
    says: {
      water: 'Where water comes from, and how much people use at home',
      air: 'Days with good and unhealthy air',
      radon: 'Radon zones of counties',
    },
  },
  {
    id: 'waste-electricity',
    title: 'Landfills and electricity',
    says: {
      landfills: 'Open and closed landfills',
      electricity: 'Utilities, prices and outages',
    },
  },
] as const;

type Says<Topic> = Topic extends { readonly says: infer All } ? keyof All : never;
type ShownSources = Readonly<Record<Says<(typeof topics)[number]>, ShownSource>>;

/** The page Sources: a heading for each topic, and below it who says what, of which years, under which license. */
export function sourcesParts(sources: ShownSources): readonly PolicyPart[] {
  const named: Readonly<Record<string, ShownSource>> = sources;
  return [
    ...topics.map(({ id, title, says }) => ({
      id,
      title,
      paragraphs: [],
      sources: Object.entries<string>(says).flatMap(([key, what]) => {
        const source = named[key];
        return source ? [{ what, href: source.url, text: source.name, more: moreOf(source) }] : [];
      }),
    })),
    {
      id: 'rules',
      title: 'Rules of states, cities and counties',
      paragraphs: ['A page that names a rule, a fee or an hour names its source beside it, with a link.'],
    },
    {
      id: 'how',
      title: 'How we use them',
      paragraphs: [
        'We round numbers, name the year where it matters, and compute distances in straight lines. Figures of a county are the county’s, not a town’s.',
        'If something here is wrong for your town, tell us.',
      ],
    },
  ];
}

const moreOf = ({ year, license }: ShownSource) => (year === '' ? license : `${year}, ${license}`);
