/** A city we serve, with what a page may truly say about where it lies. */
export interface ServiceArea {
  readonly city: string;
  readonly county: 'Miami-Dade' | 'Broward' | 'Palm Beach';
  readonly state: 'FL';
  readonly latitude: number;
  readonly longitude: number;
  /** Completes "City is …", without a full stop. */
  readonly setting: string;
}

type Row = readonly [city: string, latitude: number, longitude: number, setting: string];

const miamiDade: readonly Row[] = [
  ['Miami', 25.774, -80.194, 'the county seat of Miami-Dade, where the Miami River meets Biscayne Bay'],
  ['Miami Beach', 25.791, -80.13, 'a barrier-island city between Biscayne Bay and the Atlantic'],
  ['Coral Gables', 25.721, -80.268, 'a planned city of the 1920s, southwest of downtown Miami'],
  ['Hialeah', 25.858, -80.278, 'one of the largest cities in Florida, northwest of Miami'],
  ['Doral', 25.82, -80.355, 'just west of Miami International Airport'],
  ['Kendall', 25.679, -80.317, 'an unincorporated suburb southwest of Miami'],
  ['Homestead', 25.469, -80.478, 'the last city before Everglades and Biscayne national parks'],
  ['Aventura', 25.957, -80.139, 'in the northeast corner of Miami-Dade, beside the Intracoastal Waterway'],
  ['North Miami', 25.89, -80.187, 'on Biscayne Bay, north of Miami'],
  ['Miami Gardens', 25.942, -80.246, 'in the north of Miami-Dade, home of Hard Rock Stadium'],
];

const broward: readonly Row[] = [
  ['Fort Lauderdale', 26.122, -80.143, 'the county seat of Broward, threaded with canals'],
  [
    'Hollywood',
    26.011,
    -80.15,
    'on the Atlantic south of Fort Lauderdale, known for its beachfront Broadwalk',
  ],
  ['Pembroke Pines', 26.003, -80.224, 'in the south of Broward, west of Hollywood'],
  ['Coral Springs', 26.271, -80.271, 'in the northwest of Broward, near the edge of the Everglades'],
  ['Miramar', 25.987, -80.232, 'in the south of Broward, on the Miami-Dade line'],
  ['Plantation', 26.134, -80.232, 'directly west of Fort Lauderdale'],
  ['Davie', 26.063, -80.233, 'southwest of Fort Lauderdale, known for its horse trails'],
  ['Pompano Beach', 26.238, -80.125, 'on the Atlantic in the northeast of Broward'],
];

const palmBeach: readonly Row[] = [
  ['West Palm Beach', 26.715, -80.053, 'the county seat, across the Lake Worth Lagoon from Palm Beach'],
  ['Boca Raton', 26.359, -80.083, 'the southernmost city of Palm Beach County'],
  [
    'Jupiter',
    26.934,
    -80.094,
    'in the north of Palm Beach County, by the Jupiter Inlet and its red lighthouse',
  ],
  ['Lake Worth', 26.617, -80.068, 'on the Lake Worth Lagoon, south of West Palm Beach'],
  ['Boynton Beach', 26.525, -80.066, 'on the coast between Lake Worth and Delray Beach'],
  ['Delray Beach', 26.462, -80.073, 'on the coast between Boynton Beach and Boca Raton'],
  [
    'Wellington',
    26.659,
    -80.241,
    'an inland village west of West Palm Beach, known for its equestrian season',
  ],
  ['Palm Beach Gardens', 26.823, -80.139, 'north of West Palm Beach, known for its golf courses'],
];

/** The counties the demo business serves, in the order in which pages name them. */
export const servedCounties = ['Palm Beach', 'Broward', 'Miami-Dade', 'Martin'].map(county => ({
  county,
  state: 'FL',
}));

/** The county selector's cities, county by county. */
export const serviceAreas: readonly ServiceArea[] = [
  ...inCounty('Miami-Dade', miamiDade),
  ...inCounty('Broward', broward),
  ...inCounty('Palm Beach', palmBeach),
];

function inCounty(county: ServiceArea['county'], cities: readonly Row[]): ServiceArea[] {
  return cities.map(([city, latitude, longitude, setting]) => ({
    city,
    county,
    state: 'FL',
    latitude,
    longitude,
    setting,
  }));
}
