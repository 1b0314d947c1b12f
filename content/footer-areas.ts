/** The towns the footer names. Their pages are generated ones; the footer links only those that exist. */
export const footerAreas = [
  { city: 'Miami', path: '/junk-removal-miami-fl' },
  { city: 'Miami Beach', path: '/junk-removal-miami-beach-fl' },
  { city: 'Coral Gables', path: '/junk-removal-coral-gables-fl' },
  { city: 'Hialeah', path: '/junk-removal-hialeah-fl' },
  { city: 'Doral', path: '/junk-removal-doral-fl' },
  { city: 'Kendall', path: '/junk-removal-kendall-fl' },
  { city: 'Homestead', path: '/junk-removal-homestead-fl' },
  { city: 'Aventura', path: '/junk-removal-aventura-fl' },
] as const;
