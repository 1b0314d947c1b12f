/** A column of the home page's services section. A service without a page of its own has no path. */
export interface ServiceGroup {
  readonly title: string;
  readonly services: readonly { readonly name: string; readonly path: string | null }[];
}

export const serviceGroups: readonly ServiceGroup[] = [
  {
    title: 'General Services',
    services: [
      { name: 'Junk Removal', path: '/junk-removal' },
      { name: 'Furniture Removal', path: '/furniture-removal' },
      { name: 'Appliance Removal', path: '/appliance-removal' },
      { name: 'Estate Cleanouts', path: '/estate-cleanouts' },
      { name: 'Commercial Clear Outs', path: '/commercial-clear-outs' },
      { name: 'Garage Cleanouts', path: '/garage-cleanouts' },
      { name: 'Attic Cleanouts', path: '/attic-cleanouts' },
      { name: 'Concrete Removal', path: '/concrete-removal' },
      { name: 'Carpet Removal', path: '/carpet-removal' },
    ],
  },
  {
    title: 'Specialized Cleanups',
    services: [
      { name: 'Yard Waste', path: null },
      { name: 'Construction Site Cleanups', path: null },
      { name: 'Construction Debris', path: '/construction-debris' },
      { name: 'Property Cleanups', path: '/eviction-foreclosure-cleanouts' },
      { name: 'Office Cleanouts', path: '/office-cleanouts' },
      { name: 'Apartment Cleanouts', path: null },
      { name: 'Dumpster Area Cleanups', path: null },
      { name: 'Moving Clear Outs', path: null },
      { name: 'Shed, Deck & Hot Tub Removal', path: null },
    ],
  },
  {
    title: 'Additional Services',
    services: [
      { name: 'Light Demolition', path: null },
      { name: 'Soft Interior Demolition', path: null },
      { name: 'Demolition Debris Removal', path: null },
      { name: 'Dirt Removal', path: null },
      { name: 'Shed Cleanouts', path: null },
      { name: 'Storage Unit Cleanouts', path: null },
      { name: 'Hauling Services', path: null },
      { name: 'Dumpster Rentals', path: null },
      { name: 'And So Much More!', path: null },
    ],
  },
];
