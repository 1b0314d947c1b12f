import type { ServicePageCopy } from '../page-copy.ts';

export const furnitureRemovalPage: ServicePageCopy = {
  path: '/furniture-removal',
  keyword: 'furniture removal',
  title: 'Furniture Removal: Sofas, Beds and Tables From Any Floor',
  description:
    'Old sofa, new one on the way? We carry furniture out from any floor, mind the walls, and donate what is still good. Free upfront quote across South Florida.',
  keywords: [
    'furniture removal',
    'sofa removal',
    'mattress removal',
    'couch pickup',
    'furniture donation pickup',
  ],
  hero_title: 'Furniture Removal in South Florida',
  hero_subtitle: 'Sleeper sofas, wardrobes, king beds: measured, turned and carried out.',
  service_description: [
    'Furniture goes into a home one piece at a time and in flat boxes. It comes out whole, heavy and wider than the hall. The sleeper sofa is the classic: a steel frame that unfolds on the stairs if nobody ties it shut.',
    'We measure the turn before we lift. If a wardrobe has to come apart to clear the landing, we take it apart. Legs come off tables, doors come off cabinets, and the elevator gets booked if your building wants that.',
    'A good table doesn’t belong in a landfill. Clean pieces without rips, stains or smoke are set aside for donation. Frames and springs are metal and get recycled. Only the rest is disposed of.',
  ],
  features: [
    'Carried from the room, not from the curb',
    'Taken apart when the stairs demand it',
    'Good pieces go to donation',
    'Timed to your new delivery',
    'Condo and elevator rules respected',
  ],
  items_handled: [
    'Sofas, sectionals and sleeper sofas',
    'Mattresses and box springs',
    'Bed frames and headboards',
    'Dressers and wardrobes',
    'Dining tables and chairs',
    'Recliners and lift chairs',
    'Desks and bookcases',
    'Patio sets and umbrellas',
  ],
  steps: [
    {
      title: 'Count the pieces',
      description: 'Tell us what they are and which floor they are on. Photos help with big ones.',
    },
    {
      title: 'Check the way out',
      description: 'Mention narrow stairs, elevator bookings and where a truck may stand.',
    },
    { title: 'Hear the price', description: 'One figure for all the pieces, before the first one moves.' },
    {
      title: 'Clear the room',
      description: 'We carry everything out, then sweep the pale rectangle where the sofa stood.',
    },
  ],
  pricing_note:
    'A single piece starts from {{from_price}}. More pieces cost less each, because they share the truck. Tell us everything that goes, even the lamp.',
  call_to_action: {
    title: 'Is the new sofa coming?',
    text: 'Give us the delivery date. We can take the old one the day before, or that same morning.',
  },
  faqs: [
    {
      question: 'Do you take mattresses?',
      answer:
        'Yes, with or without the box spring. Stained or worn ones too: they can’t be donated, but they can leave. If you have had bed bugs, say so when you call, so the crew comes prepared.',
    },
    {
      question: 'My sofa went in before the wall was built. Can it come out?',
      answer:
        'Usually. We take off feet, arms or the back, and if that is not enough we cut the frame. Cutting only happens after you agree that the piece is past saving.',
    },
    {
      question: 'Can you guarantee that my furniture is donated?',
      answer:
        'No honest hauler can, because the charity decides. We offer them clean and sturdy pieces first. If a tax receipt in your name matters to you, give the piece to the charity yourself.',
    },
    {
      question: 'Will you move furniture from one room to another?',
      answer:
        'While we are there, ask. Shifting a dresser to reach the bed behind it is part of the work. Moving a household is a mover’s job.',
    },
  ],
  default_service: 'residential',
};
