/*
 * Countries with towns of the same name. Georgia is excluded, because it is a state, and so are common
 * English words. "New Mexico" doesn't mention Mexico.
 */
const names =
  `Afghanistan Albania Algeria Andorra Angola Argentina Armenia Australia Austria Azerbaijan Bahamas Bahrain
  Bangladesh Barbados Belarus Belgium Belize Benin Bhutan Bolivia Botswana Brazil Brunei Bulgaria Burundi Cambodia Cameroon
  Canada Chile China Colombia Croatia Cuba Cyprus Czechia Denmark Djibouti Dominica Ecuador Egypt England Eritrea Estonia
  Eswatini Ethiopia Fiji Finland France Gabon Gambia Germany Ghana Greece Grenada Guatemala Guyana Haiti Honduras Hungary
  Iceland India Indonesia Iran Iraq Ireland Israel Italy Jamaica Japan Jordan Kazakhstan Kenya Kiribati Kosovo Kuwait
  Kyrgyzstan Laos Latvia Lebanon Lesotho Liberia Libya Liechtenstein Lithuania Luxembourg Madagascar Malawi Malaysia Maldives
  Malta Mauritania Mauritius Mexico Moldova Monaco Mongolia Montenegro Morocco Mozambique Myanmar Namibia Nauru Nepal
  Netherlands Nicaragua Niger Nigeria Norway Oman Pakistan Palau Palestine Panama Paraguay Peru Philippines Poland Portugal
  Qatar Romania Russia Rwanda Samoa Scotland Senegal Serbia Seychelles Singapore Slovakia Slovenia Somalia Spain Sudan Suriname
  Sweden Switzerland Syria Taiwan Tajikistan Tanzania Thailand Togo Tonga Tunisia Turkey Turkmenistan Uganda Ukraine Uruguay
  Uzbekistan Vanuatu Venezuela Vietnam Wales Yemen Zambia Zimbabwe`.split(/\s+/);
const longNames = [
  'United Kingdom',
  'Great Britain',
  'Northern Ireland',
  'New Zealand',
  'South Africa',
  'Saudi Arabia',
  'Sri Lanka',
  'North Korea',
  'South Korea',
  'Costa Rica',
  'El Salvador',
  'Dominican Republic',
  'Czech Republic',
  'Papua New Guinea',
  'Sierra Leone',
  'Ivory Coast',
  'United Arab Emirates',
  'Bosnia and Herzegovina',
  'North Macedonia',
  'Burkina Faso',
];

const country = new RegExp(`\\b(?:${[...longNames, ...names].join('|')})\\b`, 'gi');

/**
 * True if a text names a foreign country that the query does not.
 * @example mentionsForeignCountry('Naples, Italy', 'Naples, Florida') // true
 */
export function mentionsForeignCountry(text: string, query: string): boolean {
  const queryCountries = new Set(countriesIn(query));
  return countriesIn(text).some(name => !queryCountries.has(name));
}

function countriesIn(text: string): string[] {
  const plain = text.replaceAll(/\bNew (?:Mexico|England)\b/gi, '');
  return (plain.match(country) ?? []).map(name => name.toLowerCase());
}
