/** A service we sell, by the words people search for. Its slug is its page's path. */
export interface Service {
  /** The keyword of its landing pages. */
  readonly keyword: string;
  readonly title: string;
  readonly path: string;
  /** One line for lists and cards. */
  readonly summary: string;
  readonly items: readonly string[];
}

export const services: readonly Service[] = [
  {
    keyword: 'junk removal',
    title: 'Junk Removal',
    path: '/junk-removal',
    summary: 'One piece or a whole house: point at it and it is gone.',
    items: ['Furniture', 'Appliances', 'Mattresses', 'Electronics', 'Yard waste', 'Boxes and bags'],
  },
  {
    keyword: 'furniture removal',
    title: 'Furniture Removal',
    path: '/furniture-removal',
    summary: 'Sofas, beds and wardrobes, carried out from any floor.',
    items: [
      'Sofas and sectionals',
      'Beds and mattresses',
      'Wardrobes',
      'Tables and chairs',
      'Recliners',
      'Patio sets',
    ],
  },
  {
    keyword: 'appliance removal',
    title: 'Appliance Removal',
    path: '/appliance-removal',
    summary: 'Fridges, washers and ovens, out of the kitchen and on to recycling.',
    items: [
      'Refrigerators',
      'Freezers',
      'Washers and dryers',
      'Ovens and ranges',
      'Dishwashers',
      'Window units',
    ],
  },
  {
    keyword: 'estate cleanouts',
    title: 'Estate Cleanouts',
    path: '/estate-cleanouts',
    summary: 'You set aside what matters. We clear the rest, room by room.',
    items: ['Furniture', 'Closets', 'Kitchenware', 'Attic and garage', 'Books and papers', 'Yard and shed'],
  },
  {
    keyword: 'commercial clear outs',
    title: 'Commercial Clear Outs',
    path: '/commercial-clear-outs',
    summary: 'Shops, restaurants and warehouses, emptied around your hours.',
    items: [
      'Shelving',
      'Counters and fixtures',
      'Stock and pallets',
      'Kitchen equipment',
      'Signs',
      'Electronics',
    ],
  },
  {
    keyword: 'construction debris',
    title: 'Construction Debris',
    path: '/construction-debris',
    summary: 'What the remodel left behind, loaded by us.',
    items: ['Drywall', 'Lumber', 'Tile', 'Cabinets', 'Roofing', 'Doors and windows'],
  },
  {
    keyword: 'office cleanouts',
    title: 'Office Cleanouts',
    path: '/office-cleanouts',
    summary: 'Desks, cubicles and screens, gone before you hand back the keys.',
    items: ['Desks', 'Chairs', 'Cubicles', 'Filing cabinets', 'Printers', 'Screens and computers'],
  },
  {
    keyword: 'garage cleanouts',
    title: 'Garage Cleanouts',
    path: '/garage-cleanouts',
    summary: 'Park inside again.',
    items: ['Boxes', 'Tools', 'Bikes', 'Shelving', 'Gym equipment', 'Old sports gear'],
  },
  {
    keyword: 'attic cleanouts',
    title: 'Attic Cleanouts',
    path: '/attic-cleanouts',
    summary: 'Down the ladder and out the door, so you can stay out of the heat.',
    items: ['Boxes', 'Holiday decorations', 'Old furniture', 'Luggage', 'Toys', 'Papers'],
  },
  {
    keyword: 'eviction & foreclosure cleanouts',
    title: 'Eviction & Foreclosure Cleanouts',
    path: '/eviction-foreclosure-cleanouts',
    summary: 'A unit full of leftovers, empty and swept for the next tenant.',
    items: [
      'Left-behind furniture',
      'Mattresses',
      'Appliances',
      'Bagged trash',
      'Storage rooms',
      'Dumpster areas',
    ],
  },
  {
    keyword: 'concrete removal',
    title: 'Concrete Removal',
    path: '/concrete-removal',
    summary: 'Slabs, pavers and blocks: the heavy part, lifted by someone else.',
    items: ['Slabs', 'Pavers', 'Blocks', 'Steps', 'Curbing', 'Broken concrete'],
  },
  {
    keyword: 'carpet removal',
    title: 'Carpet Removal',
    path: '/carpet-removal',
    summary: 'Old carpet and padding, rolled, carried out and hauled.',
    items: ['Wall-to-wall carpet', 'Padding', 'Rugs', 'Tack strips', 'Stair runners', 'Vinyl flooring'],
  },
];

/** The words that most people search for: a town's own page is about them. */
export const mainKeyword = 'junk removal';

export function isMainKeyword(keyword: string): boolean {
  return keyword === mainKeyword || keyword.toLowerCase() === mainKeyword;
}
