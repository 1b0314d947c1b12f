/** Who takes what a hauler can’t, county by county. Hours and lists change, so pages link instead of quoting them. */
export interface WasteAuthority {
  readonly county: 'Miami-Dade' | 'Broward' | 'Palm Beach' | 'Martin';
  readonly name: string;
  readonly url: string;
  /** What its household drop-off is called. */
  readonly drop_off: string;
  readonly takes: readonly string[];
  readonly who: string;
}

export const wasteAuthorities: readonly WasteAuthority[] = [
  {
    county: 'Palm Beach',
    name: 'Solid Waste Authority of Palm Beach County',
    url: 'https://www.swa.org/',
    drop_off: 'Home Chemical and Recycling Centers',
    takes: [
      'Paint',
      'Pesticides',
      'Fuel and oil',
      'Propane tanks',
      'Fluorescent bulbs',
      'Rechargeable batteries',
    ],
    who: 'Households anywhere in Palm Beach County',
  },
  {
    county: 'Broward',
    name: 'Broward County Solid Waste and Recycling Services',
    url: 'https://www.broward.org/WasteAndRecycling/',
    drop_off: 'Residential Drop-Off Centers',
    takes: ['Paint', 'Pesticides', 'Pool chemicals', 'Used motor oil', 'Fuel', 'Computers and televisions'],
    who: 'Households in the cities that take part; ask whether yours does',
  },
  {
    county: 'Miami-Dade',
    name: 'Miami-Dade County Department of Solid Waste Management',
    url: 'https://www.miamidade.gov/solidwaste',
    drop_off: 'Home Chemical Collection Centers',
    takes: [
      'Oil-based paint',
      'Pesticides',
      'Solvents',
      'Pool chemicals',
      'Fluorescent bulbs',
      'Electronics',
    ],
    who: 'Households anywhere in Miami-Dade County',
  },
  {
    county: 'Martin',
    name: 'Martin County Solid Waste',
    url: 'https://www.martin.fl.us/HHWaste',
    drop_off: 'Household Hazardous Waste Disposal Center',
    takes: ['Paint', 'Pesticides', 'Pool chemicals', 'Gasoline', 'Fluorescent lamps', 'Cooking oil'],
    who: 'Homes anywhere in Martin County, and no businesses',
  },
];
