import type { CityPageCopy } from '../page-copy.ts';

export const westPalmBeachPage: CityPageCopy = {
  path: '/junk-removal-west-palm-beach',
  city: 'West Palm Beach',
  state: 'FL',
  county: 'Palm Beach',
  title: 'Junk Removal West Palm Beach | Historic Homes to High-Rises',
  description:
    'Junk removal in West Palm Beach, from Flamingo Park bungalows to Flagler Drive condos and the suburbs out west. Lifting included, free quote, soon there.',
  keywords: [
    'junk removal West Palm Beach',
    'West Palm Beach furniture pickup',
    'condo cleanout West Palm Beach',
  ],
  neighbors: [
    'Palm Beach',
    'Lake Worth Beach',
    'Riviera Beach',
    'Palm Springs',
    'Royal Palm Beach',
    'Palm Beach Gardens',
  ],
  hero_title: 'Junk Removal in West Palm Beach',
  hero_subtitle: 'Bungalow, tower or gated lake community: we know how to get a sofa out of all three.',
  service_description: [
    'West Palm Beach is really three towns. East of Dixie Highway there are streets of 1920s houses, in Flamingo Park, El Cid, Northwood and Grandview Heights, with front porches, narrow side yards and doors that were not made for sectionals. Downtown there are towers. And past the turnpike there are suburbs with two-car garages.',
    'Each one needs a different plan. An old house wants a crew that takes its time around plaster and pine floors. A tower on Flagler Drive wants a freight-elevator slot and a truck that is gone when the slot ends. A house by a lake in the west wants strong backs for a shed, a swing set and ten years of garage.',
    'In late spring, seasonal residents lock up and head north, and many of our calls are about what shouldn’t be there when they return: the tired patio set, a mattress, a refrigerator that hums. If you are leaving on Thursday, ask for Wednesday.',
  ],
  features: [
    'Careful with plaster walls and pine floors',
    'Freight-elevator slots on Flagler Drive',
    'Pickups before you fly north',
    'Porches, side yards and carriage houses',
    'Estates, rentals and closings with a date',
  ],
  items_handled: [
    'Rattan and porch furniture',
    'Sleeper sofas from condos',
    'Old window units',
    'Mattresses and bed frames',
    'Refrigerators and ranges',
    'Garage shelving and boxes',
    'Mango and palm trimmings',
    'Plaster, lath and old cabinets',
  ],
  steps: [
    {
      title: 'Say which side of town',
      description: 'Historic street, downtown tower or west of the turnpike. It changes the tools we bring.',
    },
    {
      title: 'Settle the access',
      description: 'Alley, elevator booking or guardhouse: give us the name to ask for.',
    },
    { title: 'Approve the price', description: 'We look, we name one figure, and you choose.' },
    {
      title: 'Enjoy the porch again',
      description: 'Everything is loaded from inside, and the walk is swept.',
    },
  ],
  pricing_note:
    'A single porch chair falls at the small end, from {{from_price}}. A bungalow full of someone else’s furniture is another matter: we look first, and the number we give is for all of it.',
  call_to_action: {
    title: 'Flying out this week?',
    text: 'Leave the key with someone you trust and tell us what goes. We will fit the pickup in before your flight if we can.',
  },
  faqs: [
    {
      question: 'Won’t the city take my bulk items?',
      answer:
        'West Palm Beach has its own Sanitation Division, with rules on pile size and separate days for yard waste. Lumber and board don’t count as vegetation. If your pile is mixed, indoors or too big, that is when to call us.',
    },
    {
      question: 'Where can I take old paint in West Palm Beach?',
      answer:
        'The Solid Waste Authority has a Home Chemical and Recycling Center on North Jog Road. Residents of the county may drop off paint, pesticides, bulbs and batteries there at no charge. We can’t carry those.',
    },
    {
      question: 'Our building only allows moves on weekdays. Is that a problem?',
      answer:
        'No, weekdays are as good as weekends to us. Get the elevator slot from your manager, and give us the start and end time.',
    },
    {
      question: 'Can you work on the island of Palm Beach too?',
      answer:
        'Yes, across any of the three bridges. The Town of Palm Beach restricts when noisy work and big vehicles are welcome, so ask your property manager and pass it on.',
    },
  ],
  local_facts: [
    {
      title: 'County seat on the lagoon',
      text: 'West Palm Beach faces the island of Palm Beach across the Lake Worth Lagoon and is the seat of Palm Beach County.',
    },
    {
      title: 'Older than Miami',
      text: 'The city was incorporated in 1894, two years before Miami. Many of its close-in neighborhoods are historic districts.',
    },
    {
      title: 'Where the county’s trash goes',
      text: 'The Solid Waste Authority of Palm Beach County runs its waste-to-energy plants on the city’s northwest side, near Jog Road.',
    },
  ],
  map_text:
    'We work from the Intracoastal to the western lakes: Northwood, downtown, the South End, and the neighborhoods along Okeechobee Boulevard and beyond the turnpike.',
  default_service: 'residential',
};
