import type { CityPageCopy } from '../page-copy.ts';

export const hollywoodPage: CityPageCopy = {
  path: '/hollywood-junk-removal',
  city: 'Hollywood',
  state: 'FL',
  county: 'Broward',
  title: 'Hollywood Junk Removal: Beach Condos, Lakes and Hills',
  description:
    'Co-ops by the Broadwalk, 1920s homes on the Lakes, ranch houses in the Hills: Hollywood junk removal with no lifting on your side and a free quote to start.',
  keywords: ['Hollywood FL junk removal', 'junk removal Hollywood Florida', 'Hollywood Beach condo cleanout'],
  neighbors: ['Dania Beach', 'Hallandale Beach', 'Pembroke Pines', 'Pembroke Park', 'West Park', 'Davie'],
  hero_title: 'Junk Removal in Hollywood, Florida',
  hero_subtitle: 'No red carpet. We will take yours, though, and the padding with it.',
  service_description: [
    'Plenty of our Hollywood customers live somewhere else. The condo on South Ocean Drive belongs to a family in Montreal or New Jersey, the furniture belongs to 1994, and nobody will be down before Christmas. Send us the manager’s name and a few pictures. The unit can be empty and waiting for paint before you have looked up flights.',
    'West of the bridge are the Lakes, with houses from Joseph Young’s boom years standing on streets that sit low. After a king tide or a hard September rain the ground floor is where the damage is: swollen cabinets, a ruined sofa, boxes that were never meant to be wet. We move that kind of load quickly, before it starts to smell.',
    'Further inland, in the Hills, Emerald Hills and Driftwood, it is family houses with carports, screened patios and a utility room that swallowed everything. One afternoon there can undo ten years.',
  ],
  features: [
    'Empty units for owners who are away',
    'Flooded ground floors',
    'Carports, utility rooms and screened patios',
    'Downtown lofts around Young Circle',
    'Alley-side pickup in the older grid',
  ],
  items_handled: [
    'Dated condo bedroom sets',
    'Sofa beds and recliners',
    'Rattan and glass tables',
    'Swollen kitchen cabinets',
    'Carport freezers',
    'Carpet and padding',
    'Hurricane-bent screens and awnings',
    'Beach bikes and umbrellas',
  ],
  steps: [
    {
      title: 'Photos from anywhere',
      description: 'Have the manager or a neighbor take six pictures. They tell us nearly all.',
    },
    {
      title: 'Name a key holder',
      description: 'Front desk, realtor, cousin. Somebody opens, somebody locks.',
    },
    {
      title: 'Confirm from home',
      description: 'The crew looks, we call you with the quote, and you say go. Nothing moves until you do.',
    },
    {
      title: 'See it bare',
      description: 'Rooms emptied and swept. Ask the key holder to walk you through on video.',
    },
  ],
  pricing_note:
    'An average one-bedroom condo with everything in it is a good part of a truck. Leave the appliances and it is less. Tell us what the buyer or tenant is keeping.',
  call_to_action: {
    title: 'Far from Hollywood right now?',
    text: 'You can do all of this by phone. Start with six photographs and the name on the lobby door.',
  },
  faqs: [
    {
      question: 'May I put a sofa out for the city?',
      answer:
        'Hollywood collects bulk piles from houses on set weeks, to a size limit, and construction material is left behind. Putting things out too early can bring a fine. If your week is far away, or you are in a condo, call us.',
    },
    {
      question: 'The building is a co-op with strict rules. Have you met those?',
      answer:
        'Boards differ, but the questions are the same: which hours, which entrance, what insurance, whose elevator key. Get the answers in writing and forward them to us.',
    },
    {
      question: 'Where would I take pool chemicals myself?',
      answer:
        'Broward County Solid Waste and Recycling Services has residential drop-off centers, one of them nearby in West Park. They serve certain cities, Hollywood among them in past lists, so check the current list and bring identification.',
    },
  ],
  local_facts: [
    {
      title: 'A city drawn on paper first',
      text: 'Developer Joseph Young laid out Hollywood in the 1920s around three great circles on one boulevard. It became a city in 1925.',
    },
    {
      title: 'The Broadwalk',
      text: 'A brick promenade for walkers and bicycles follows the beach. Cars, and trucks like ours, load from the side streets and A1A.',
    },
    {
      title: 'Between two cities',
      text: 'Hollywood lies in the south of Broward, between Fort Lauderdale and Miami, close to the airport and Port Everglades.',
    },
  ],
  map_text:
    'The barrier island from North Beach to the Hallandale line, Hollywood Lakes, downtown, the Hills, and west to the turnpike and beyond.',
  default_service: 'residential',
};
