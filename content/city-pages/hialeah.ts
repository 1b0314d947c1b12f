import type { CityPageCopy } from '../page-copy.ts';

export const hialeahPage: CityPageCopy = {
  path: '/hialeah-junk-removal',
  city: 'Hialeah',
  state: 'FL',
  county: 'Miami-Dade',
  title: 'Hialeah Junk Removal for Family Homes, Shops, Warehouses',
  description:
    'Full patios, busy driveways, warehouses east of the tracks: Hialeah junk removal seven days a week, one quote for everything, and you hear it before we load.',
  keywords: [
    'Hialeah junk removal',
    'junk removal Hialeah FL',
    'Hialeah warehouse cleanout',
    'Hialeah furniture pickup',
  ],
  neighbors: ['Hialeah Gardens', 'Miami Springs', 'Medley', 'Miami Lakes', 'Opa-locka'],
  hero_title: 'Junk Removal in Hialeah',
  hero_subtitle: 'Three generations, one patio, no more space. Let’s fix that.',
  service_description: [
    'A Hialeah house works hard. Grandparents in the back room, a son’s tools under the terraza, a daughter’s baby things waiting for the next baby, and five cars that need the driveway by six. There is no idle corner, so when something breaks it goes out to the patio “for now.”',
    'Now is over. We take the dead washer, the bunk beds, the old bar, the tiles left from the bathroom, the aluminum shed. We park where the family lets us, load fast, and don’t block the block. Say in advance whose car has to be moved and we will all be happier.',
    'The other Hialeah runs on rollers and roll-up doors. Print shops, cabinet makers, tire places, sewing rooms, importers with a bay full of pallets. When a lease ends or a line closes, someone must clear racks, benches, offcuts and returns. We handle it bay by bay, early, before the street fills.',
  ],
  features: [
    'Patios and terrazas cleared in a single stop',
    'Quick loading on crowded streets',
    'Warehouse bays, racks and pallets',
    'Storefronts between leases',
    'Sunday is a working day for us too',
  ],
  items_handled: [
    'Washers, dryers and second stoves',
    'Bunk beds and cribs',
    'Aluminum sheds and awnings',
    'Leftover tile and block',
    'Pallets, racks and workbenches',
    'Shop counters and signs',
    'Sofas and dining sets',
    'Christmas lights and party chairs',
  ],
  steps: [
    {
      title: 'Call with the list',
      description: 'Read it out, room by room or bay by bay. Anything half-remembered counts too.',
    },
    {
      title: 'Make room for the truck',
      description: 'One length of curb or driveway is enough. Early morning, it is usually there.',
    },
    {
      title: 'Agree, then load',
      description: 'Have the person who decides at the door. Ask the grandparents, too.',
    },
    { title: 'Patio back', description: 'We haul, we sweep, you bring out the chairs.' },
  ],
  pricing_note:
    'Tile, block and machine parts are charged more by weight; furniture, by the space it takes. Mixed patios get one combined figure, starting from {{from_price}} for the smallest.',
  call_to_action: {
    title: 'How many cars could fit there?',
    text: 'Count them, then call. We will tell you for free what the empty driveway costs.',
  },
  faqs: [
    {
      question: 'Who collects bulky waste in Hialeah?',
      answer:
        'The city arranges that for its residents. The county’s Department of Solid Waste Management doesn’t run curbside routes here, so call Hialeah about what may be set out. Indoors, overweight or urgent: call us.',
    },
    {
      question: 'Can you clear an unpermitted efficiency before an inspection?',
      answer:
        'We can take out the furniture, appliances and loose partitions. Walls, plumbing and wiring need a permit and a licensed trade. Have the notice at hand and we will fit the inspection date if a truck is open.',
    },
    {
      question: 'Do you buy scrap or used appliances?',
      answer:
        'No, we haul. If a machine works, sell it first. If you have a lot of clean metal, a scrap yard may pay you for it, and Hialeah and Medley have several.',
    },
    {
      question: 'My shop has solvent drums. Will you move them?',
      answer:
        'No. Solvents, paint and used oil are hazardous waste, and businesses need a licensed hauler for those. We clear around them and leave them sealed where they stand.',
    },
  ],
  local_facts: [
    {
      title: 'Second to Miami',
      text: 'Hialeah is the second-largest city in Miami-Dade County and one of the largest in Florida. It was incorporated in 1925.',
    },
    {
      title: 'The park with the flamingos',
      text: 'Hialeah Park, the old racetrack, has kept a flock of flamingos since the 1930s and is on the National Register of Historic Places.',
    },
    {
      title: 'Home chemicals',
      text: 'Any resident of the county may use the Home Chemical Collection Centers of the Miami-Dade County Department of Solid Waste Management, city limits or not.',
    },
  ],
  map_text:
    'East Hialeah and its workshops, the avenues around Westland, the Palm Springs side, and on toward the Palmetto and I-75.',
  default_service: 'residential',
};
