import type { CityPageCopy } from '../page-copy.ts';

export const fortLauderdalePage: CityPageCopy = {
  path: '/fort-lauderdale-junk-removal',
  city: 'Fort Lauderdale',
  state: 'FL',
  county: 'Broward',
  title: 'Fort Lauderdale Junk Removal: Canal Homes to Condo Towers',
  description:
    'From Galt Ocean Mile elevators to Las Olas canal homes, Fort Lauderdale junk removal by people who do the carrying. Hear your free quote before any work.',
  keywords: [
    'Fort Lauderdale junk removal',
    'junk removal Fort Lauderdale',
    'Fort Lauderdale condo cleanout',
    'Galt Ocean Mile furniture removal',
  ],
  neighbors: [
    'Wilton Manors',
    'Oakland Park',
    'Lauderdale-by-the-Sea',
    'Plantation',
    'Lauderhill',
    'Dania Beach',
  ],
  hero_title: 'Junk Removal in Fort Lauderdale',
  hero_subtitle: 'Finger islands, drawbridges and thirty-story elevators are all part of the day.',
  service_description: [
    'Look at Fort Lauderdale from above and half of it is water. Streets end at seawalls; some islands have exactly one road in. That is lovely until you must get a hot tub off the dock side of a house with three feet of gate. We look at the way out before the way in, and if it has to leave in quarters, it leaves in quarters.',
    'On the beach the trouble is vertical. Towers on the Galt Ocean Mile often have a single service elevator for hundreds of apartments, and when it is booked, it is booked. Reserve it, tell us the minutes, and the crew will have everything staged at your door when the car arrives.',
    'Inland, in Victoria Park, Poinsettia Heights, Riverside Park and Edgewood, stand modest houses from the middle of the last century. They are being redone one after another, and the old terrazzo-era kitchen has to go somewhere. So do the short-let furniture, the marina leftovers, and whatever the last flood soaked.',
  ],
  features: [
    'Staged and ready for booked elevators',
    'Hot tubs cut up and carried through side gates',
    'One-road islands and short parking',
    'Water-damaged contents',
    'Vacation-rental refits',
  ],
  items_handled: [
    'Hot tubs and pool heaters',
    'Condo sofas and king mattresses',
    'Vacation-rental bedroom sets',
    'Boat cushions, lines and fenders',
    'Soaked carpet and baseboards',
    'Mid-century kitchen cabinets',
    'Televisions and stereo racks',
    'Sea-grape and palm cuttings',
  ],
  steps: [
    {
      title: 'Tell us the obstacle',
      description: 'A bridge, a lobby, a gate, a slope. The thing itself is rarely the problem.',
    },
    {
      title: 'Lock in the slot',
      description: 'Your elevator time or the tide of beach traffic decides; early is easier.',
    },
    { title: 'Get a number', description: 'One sum, worked out on the spot with everything in view.' },
    {
      title: 'Cast off',
      description: 'Staged, lowered, loaded and away, and the lobby goes back to being quiet.',
    },
  ],
  pricing_note:
    'Long carries and elevator waits are the hidden cost of beach jobs, so we ask about them first and put them in the figure. Booking the service car saves you money.',
  call_to_action: {
    title: 'Have you booked the service elevator?',
    text: 'Then you have done the difficult half. Give us the slot and the list.',
  },
  faqs: [
    {
      question: 'Does Fort Lauderdale pick up bulk trash?',
      answer:
        'For houses on city service, yes, on a schedule with its own dates and limits. Condominiums usually depend on their association’s contract instead. When the date is far off or the thing is upstairs, that is our part.',
    },
    {
      question: 'My apartment flooded. How soon should the wet things leave?',
      answer:
        'As soon as you have photographed them for your insurer. Ask the adjuster whether to keep samples. Wet carpet and particleboard don’t recover, and mold starts within a day or two.',
    },
    {
      question: 'What happens to electronics?',
      answer:
        'They go to recycling rather than a dump. If you would rather take them yourself, ask the city, or Broward County Solid Waste and Recycling Services, which drop-off events and sites your address may use.',
    },
    {
      question: 'Do you clear boats and slips?',
      answer:
        'We will empty a dock box, a storage cage or a boat’s cabin from the dock. Engines must be drained, and batteries, flares and fuel stay with you.',
    },
  ],
  local_facts: [
    {
      title: 'Seat of Broward',
      text: 'Fort Lauderdale is the county seat of Broward and grew up along the New River, which still runs through downtown.',
    },
    {
      title: 'Bridges that open',
      text: 'Several streets cross the Intracoastal Waterway on drawbridges. Beach-side appointments leave a margin for them.',
    },
    {
      title: 'Who handles waste',
      text: 'Collection is the city’s job. Broward County Solid Waste and Recycling Services runs the county landfill and drop-off centers for the municipalities that take part.',
    },
  ],
  map_text:
    'Everything from the Galt down to Harbor Beach, Las Olas and its isles, downtown, Sailboat Bend, and west along Broward Boulevard to the Plantation line.',
  default_service: 'residential',
};
