/*
 * The lists that link every generated page. They name places and no trade: they list pages of any keyword.
 */

interface StateHub {
  readonly state: string;
  readonly towns: number;
  readonly examples: readonly string[];
  readonly phone: string;
  readonly page: number;
}

interface TownHub {
  readonly town: string;
  readonly pages: number;
  readonly services: readonly string[];
  readonly phone: string;
  readonly page: number;
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const listed = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);
const suffix = (page: number) => (page === 1 ? '' : `, page ${page}`);

export const hubCopy = {
  states_title: 'State by state',
  states_text: 'Every town that has a page of its own.',
  towns_shown: (towns: number) => counted(towns, 'town', 'towns'),
  pages_shown: (pages: number) => counted(pages, 'page', 'pages'),
  next_title: 'More of this list',
  page_label: (page: number) => `Page ${page}`,

  state: {
    title: ({ state, page }: StateHub) => `${state} Service Areas, Town by Town${suffix(page)}`,
    description: ({ state, towns, examples, phone, page }: StateHub) =>
      `${counted(towns, 'town', 'towns')} in ${state}${suffix(page)}: ${listed(towns > examples.length ? [...examples, 'more'] : examples)}. Pick yours to see what we do there, or call ${phone} for a free, upfront quote.`,
    heading: ({ state }: StateHub) => `Where we work in ${state}`,
    lead: ({ towns }: StateHub) =>
      towns === 1
        ? 'One town so far.'
        : `${counted(towns, 'town', 'towns')}, A to Z. Each leads to what we do there.`,
    list: 'Towns A to Z',
  },
  town: {
    title: ({ town, page }: TownHub) => `${town}: Everything We Do There${suffix(page)}`,
    description: ({ town, pages, services, phone, page }: TownHub) =>
      `${counted(pages, 'service', 'services')} in ${town}${suffix(page)}, ${services.length > 1 ? `from ${services[0]} to ${services.at(-1)}` : (services[0] ?? '')}. Read how each works there, or call ${phone} for a free, upfront quote.`,
    heading: ({ town }: TownHub) => `What we do in ${town}`,
    lead: 'Choose what it is about. Not on the list? Call and ask; the answer is usually yes.',
    list: 'Services',
  },
} as const;
