import type { CityPageCopy } from '../page-copy.ts';

export const jupiterPage: CityPageCopy = {
  path: '/jupiter-junk-removal',
  city: 'Jupiter',
  state: 'FL',
  county: 'Palm Beach',
  title: 'Jupiter Junk Removal, From the Inlet Docks to the Farms',
  description:
    'Dock boxes by the Loxahatchee, barns in Jupiter Farms, garages in Abacoa. Jupiter junk removal with all the lifting done for you, and a free quote upfront.',
  keywords: [
    'Jupiter junk removal',
    'junk removal Jupiter FL',
    'Jupiter Farms cleanup',
    'Abacoa junk pickup',
  ],
  neighbors: ['Tequesta', 'Jupiter Inlet Colony', 'Juno Beach', 'Palm Beach Gardens', 'Jupiter Farms'],
  hero_title: 'Junk Removal in Jupiter',
  hero_subtitle: 'Salt eats it, the Farms hide it, the garage holds it. We haul it.',
  service_description: [
    'Salt air has the last word near the water. Grills rust through, dock boxes crack, hinges seize, and the kayak rack leans a little more each summer. Homes along the Loxahatchee and the Intracoastal make more outdoor junk than indoor junk, and most of it is too long for a car.',
    'Ten minutes inland it is a different place. Jupiter Farms has acre lots, dirt roads and outbuildings, so a cleanup there may mean a collapsed shed, fence rails, a stack of pallets, three mowers and a horse trough. Bring us to the back of the property; we would rather drive to the pile than carry it across a pasture.',
    'Then there is Abacoa and the planned neighborhoods around it: tidy streets, garages on rear lanes, homes close together. Here the work is quick and neat. We pull into the lane, empty the garage or the loft above it, and are out before school lets out.',
  ],
  features: [
    'Dock boxes, kayaks and rusted grills',
    'Sheds and fencing on acreage',
    'Rear-lane garages in planned neighborhoods',
    'Unpaved Farms roads, on a dry day',
    'Storm cleanup near the inlet',
  ],
  items_handled: [
    'Dock boxes and fish coolers',
    'Kayaks and paddleboards',
    'Grills and outdoor kitchens',
    'Fence rails, gates and wire',
    'Fallen sheds and swing sets',
    'Drained mowers and heaps of brush',
    'Hot tubs on pool decks',
    'Garage and loft contents',
  ],
  steps: [
    {
      title: 'Water, town or Farms?',
      description: 'Tell us where in Jupiter, what is there, and how close a truck can get.',
    },
    {
      title: 'Mind the ground',
      description: 'After a week of rain some Farms lanes are soft. We will pick a drier day if yours is.',
    },
    {
      title: 'Walk the pile',
      description: 'We look at everything with you and set one price for the yard, shed or dock.',
    },
    {
      title: 'Load and rake',
      description: 'Out it goes, nails and all. The spot is raked, and you get your corner back.',
    },
  ],
  pricing_note:
    'Outdoor things are bulky more than heavy, so they tend to price by volume. Wet brush and waterlogged wood are the exceptions. If it can dry a few days, let it.',
  call_to_action: {
    title: 'What is leaning on the fence?',
    text: 'Send a picture of it. We will tell you how much truck it takes, at no charge.',
  },
  faqs: [
    {
      question: 'Is Jupiter Farms on the town’s trash service?',
      answer:
        'No. The Farms are unincorporated, so collection there falls to the Solid Waste Authority’s contractors, while the Town of Jupiter arranges its own. For us it makes no difference: both are on the route.',
    },
    {
      question: 'Can you take a boat?',
      answer:
        'Kayaks, canoes, small dinghies without an engine: yes. A titled boat is another story, because Florida wants the title dealt with first, and fiberglass hulls need a facility that accepts them. Ask before you tow it home.',
    },
    {
      question: 'What do I do with old flares, fuel and bottom paint?',
      answer:
        'None of that may ride with us. The Solid Waste Authority’s North County Transfer Station, off Military Trail in Jupiter, takes fuel and paint from residents. For expired flares, ask the authority or the fire department how they want them.',
    },
    {
      question: 'Do you go north of the county line?',
      answer:
        'Yes, up to Hobe Sound and on to Stuart in Martin County. Tequesta and Jupiter Inlet Colony are next door and on the same trip.',
    },
  ],
  local_facts: [
    {
      title: 'Two waters, one red light',
      text: 'The Loxahatchee River meets the Atlantic at Jupiter Inlet, under a red brick lighthouse first lit in 1860.',
    },
    {
      title: 'A town with a county edge',
      text: 'Jupiter is a town, not a city, at the northern end of Palm Beach County. Martin County starts just above Tequesta.',
    },
    {
      title: 'A transfer station of its own',
      text: 'One of the stations of the Solid Waste Authority of Palm Beach County is in Jupiter, and it has a drop-off for home chemicals.',
    },
  ],
  map_text:
    'Both sides of the inlet, Abacoa, Indiantown Road out to the Farms, and down U.S. 1 to Juno Beach.',
  default_service: 'residential',
};
