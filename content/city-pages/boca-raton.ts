import type { CityPageCopy } from '../page-copy.ts';

export const bocaRatonPage: CityPageCopy = {
  path: '/junk-removal-boca-raton',
  city: 'Boca Raton',
  state: 'FL',
  county: 'Palm Beach',
  title: 'Junk Removal Boca Raton | Gated Streets, Condos, Offices',
  description:
    'Boca Raton junk removal that knows gatehouses, condo rules and office parks. We carry from inside, by appointment, with one free upfront price for the lot.',
  keywords: ['junk removal Boca Raton', 'Boca Raton estate cleanout', 'West Boca furniture removal'],
  neighbors: ['Delray Beach', 'Highland Beach', 'Deerfield Beach', 'West Boca'],
  hero_title: 'Junk Removal in Boca Raton',
  hero_subtitle: 'Past the guardhouse, up the service elevator, out by the hour the board allows.',
  service_description: [
    'In Boca, the hard part is seldom the weight. It is the paperwork around it. The guard needs a name on the list. The association permits contractors until a certain hour. The condo wants pads in the elevator and a certificate at the desk. We ask about all of that when you book, so that nobody is turned back at the gate.',
    'A good share of our Boca work is moving from more to less. A couple leaves four bedrooms for two; the dining set for twelve, the breakfront and the wall unit don’t follow. Children in other states want the photographs and little else. We clear what remains with patience, and offer sturdy pieces to charities before anything is broken up.',
    'The rest is the ordinary life of the city: students leaving apartments near Florida Atlantic University, practices and firms changing suites along the office corridors, pool furniture the sun has finished with.',
  ],
  features: [
    'Gate lists and association hours respected',
    'Padded elevators and insurance papers',
    'Patience with downsizing and estates',
    'Medical and professional suites',
    'End-of-lease pickups near the university',
  ],
  items_handled: [
    'Wall units and breakfronts',
    'Formal dining sets',
    'King beds and adjustable bases',
    'Pool loungers and umbrellas',
    'Exam tables and office desks',
    'Golf bags and gym machines',
    'Dorm and apartment furniture',
    'Area rugs and drapes',
  ],
  steps: [
    {
      title: 'Give us the community',
      description: 'Its name, your unit, and who puts visitors on the gate list.',
    },
    {
      title: 'Send the rules',
      description: 'Contractor hours, elevator pads, insurance wording. A photo of the notice will do.',
    },
    {
      title: 'One visit, one number',
      description: 'We see the rooms and write down the sum for everything you pointed to.',
    },
    {
      title: 'Out within the hours',
      description: 'Carried, loaded and through the gate before the board’s clock runs out.',
    },
  ],
  pricing_note:
    'Large formal furniture fills a truck quickly because it doesn’t stack. Ask us to price it whole and in pieces; a wall unit taken apart often needs much less room.',
  call_to_action: {
    title: 'Smaller place, fewer things',
    text: 'Tell us what is not making the move. We will quote it free and come when your association says we may.',
  },
  faqs: [
    {
      question: 'My address says Boca Raton, but am I in the city?',
      answer:
        'Maybe not. Much of what people call West Boca is unincorporated Palm Beach County. It matters for trash: inside the city, Boca Raton’s sanitation department collects; outside, the Solid Waste Authority’s haulers do. We serve both.',
    },
    {
      question: 'Which bulk items does the curbside truck refuse?',
      answer:
        'In general, what a contractor tore out, and heaps that mix branches with furniture. City and county each have their own list, so read yours. Whatever they leave behind, we can look at.',
    },
    {
      question: 'Can you send proof of insurance to our property manager?',
      answer:
        'Yes. Tell us the association’s exact legal name and where the certificate should go. Give it a couple of working days before the date if your board is strict.',
    },
    {
      question: 'Will anyone want a big lacquer wall unit?',
      answer:
        'Rarely, and it is kinder to say so. Dining chairs, sofas in good fabric and outdoor sets have better odds. We try with those first and recycle what metal and glass we can from the others.',
    },
    {
      question: 'Do you take a piano?',
      answer:
        'Ask with a photo. An upright on the ground floor is often possible. A grand, or stairs, takes more people, and the quote will reflect that.',
    },
  ],
  local_facts: [
    {
      title: 'Last city before Broward',
      text: 'Boca Raton is the southernmost city in Palm Beach County. Deerfield Beach, just over the line, is already in Broward.',
    },
    {
      title: 'Mizner’s drawing board',
      text: 'Architect Addison Mizner planned the resort city in the 1920s, and his Mediterranean style still sets the tone of downtown.',
    },
    {
      title: 'Hazardous things',
      text: 'The Solid Waste Authority of Palm Beach County takes household chemicals at its transfer stations; the closest ones to Boca are in Delray Beach.',
    },
  ],
  map_text:
    'From the beach condos on A1A through Mizner Park and the university, and on past Military Trail to the gated communities around State Road 7.',
  default_service: 'residential',
};
