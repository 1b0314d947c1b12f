import type { CityPageCopy } from '../page-copy.ts';

export const kendallPage: CityPageCopy = {
  path: '/kendall-junk-removal',
  city: 'Kendall',
  state: 'FL',
  county: 'Miami-Dade',
  title: 'Kendall Junk Removal for Townhomes, Ranches and Condos',
  description:
    'When the county’s bulky pickups are used up, Kendall junk removal by appointment: townhouse clutter, pool-deck leftovers, remodel piles, price given upfront.',
  keywords: [
    'Kendall junk removal',
    'junk removal Kendall FL',
    'West Kendall junk pickup',
    'townhouse cleanout Kendall',
  ],
  neighbors: ['Pinecrest', 'Glenvar Heights', 'Sunset', 'Palmetto Bay', 'Kendale Lakes', 'The Crossings'],
  hero_title: 'Junk Removal in Kendall',
  hero_subtitle: 'No city hall, plenty of cul-de-sacs, and a truck that fits in them.',
  service_description: [
    'Kendall never became a city. It is a sweep of suburb on both sides of Kendall Drive, put up mostly from the sixties through the eighties and governed by the county. Your trash rules come from Miami-Dade, your parking rules from the homeowners’ association, and your old furniture from wherever it has been since the house was built.',
    'Townhouse rows are the commonest call. There is no driveway to speak of, visitor spaces are timed, and the association writes letters about anything left outdoors overnight. The answer is to leave nothing outdoors: we bring it from the bedroom straight to the truck.',
    'The ranch houses have more land and more of everything on it. Think pool cages, playhouses, a chiminea, the bathroom you are finally replacing. Families who bought there in 1978 are handing houses to their children, who would like to see the floor of the Florida room.',
  ],
  features: [
    'Straight from bedroom to truck, nothing left outside',
    'Timed visitor parking kept to',
    'Pool decks, cages and playhouses',
    'Florida rooms full of four decades',
    'Dadeland apartments and offices',
  ],
  items_handled: [
    'Entertainment centers',
    'Bedroom sets from the seventies',
    'Playhouses and trampolines',
    'Pool furniture and pumps',
    'Vanities, tubs and tile',
    'Exercise bikes',
    'Garage freezers',
    'Mango limbs and hedge cuttings',
  ],
  steps: [
    {
      title: 'Check the county first',
      description: 'If your bulky pickup is open and your things qualify, use it. If not, ring us.',
    },
    {
      title: 'Tell us the HOA hours',
      description: 'And the gate, the visitor spaces, the letter-writing neighbor.',
    },
    {
      title: 'Meet at the door',
      description: 'We tour the rooms in ten minutes or so and give you the sum.',
    },
    {
      title: 'Quiet and quick',
      description: 'From inside to the street, no staging on the lawn, no letter from the board.',
    },
  ],
  pricing_note:
    'Bathroom and kitchen tear-outs weigh more than they look. Bedrooms and Florida rooms are mostly air. We judge both by eye, then you have it in plain dollars.',
  call_to_action: {
    title: 'Did the association write again?',
    text: 'Read us the deadline. We will try to beat it by a day.',
  },
  faqs: [
    {
      question: 'Doesn’t Miami-Dade collect bulky waste here for free?',
      answer:
        'For houses on county service, the Department of Solid Waste Management includes a set number of bulky pickups a year, booked ahead. They don’t come inside, and they won’t take everything. Many people save theirs for storm season.',
    },
    {
      question: 'What is a Trash and Recycling Center, and may I use one?',
      answer:
        'They are the county’s neighborhood drop-off yards for households that pay its waste fee, which covers much of Kendall. You load, you drive, you unload. For a few branches it is a fine choice.',
    },
    {
      question: 'Our condo association needs a vendor’s paperwork. Can you provide it?',
      answer:
        'Yes: license and insurance. Send us the vendor form early, since some managers approve only once a week.',
    },
    {
      question: 'Can you pull out a swing set set in concrete?',
      answer:
        'We can unbolt it, cut the posts at ground level and haul it. Digging out the footings is a separate decision; call 811 for a utility locate first.',
    },
    {
      question: 'Is West Kendall in your area?',
      answer:
        'It is. The Hammocks, Country Walk, Kendale Lakes, out to Krome Avenue. Afternoon traffic on Kendall Drive is what it is, so mornings are kinder to everybody.',
    },
  ],
  local_facts: [
    {
      title: 'County, not city',
      text: 'Kendall is unincorporated, so the county is its local government. Carts and bulky waste at houses belong to the Miami-Dade County Department of Solid Waste Management.',
    },
    {
      title: 'End of the line',
      text: 'Metrorail’s southern terminus is at Dadeland, on Kendall’s eastern edge, near the mall of the same name.',
    },
    {
      title: 'Grown around a road',
      text: 'Kendall Drive, SW 88th Street on the map, runs from Pinecrest west to Krome Avenue and the farmland before the Everglades.',
    },
  ],
  map_text:
    'From Dadeland and U.S. 1 out Kendall Drive, Sunset and Killian, across the turnpike extension to the Hammocks and Country Walk.',
  default_service: 'residential',
};
