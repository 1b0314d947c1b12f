/** What a service has to do with. Findings for any trade reach services by these. */
export const serviceTags = [
  'outdoor',
  'water',
  'heating',
  'cooling',
  'roof',
  'moving',
  'cleaning',
  'pets',
  'hauling',
  'electricity',
  'paint',
  'yard',
  'vehicles',
  'paperwork',
  'events',
  'care',
] as const;
export type ServiceTag = (typeof serviceTags)[number];
