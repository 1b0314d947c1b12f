/** What scripts/write-us-places.ts puts right by hand, by state and name. */

/**
 * Parts of cities that GeoNames lists as places, with their own population. They stay, because people search for them,
 * but with 0 people no page names one as a place beside its city. Found on the pages of the demo's towns.
 */
export const partsOfCities = new Set(
  [
    'Allapattah, Coconut Grove, Flagami', // Miami
    'Isle of Normandy', // Miami Beach
    'Andover, Bunche Park, Carol City, Lake Lucerne, Norland, Scott Lake', // Miami Gardens
    'Cutler, Cutler Ridge, Lakes by the Bay', // Palmetto Bay and Cutler Bay
    'Carver Ranches, Lake Forest', // West Park
    'Melrose Park', // Fort Lauderdale
    'North Andrews Gardens', // Oakland Park
    'Pine Island Ridge', // Davie
    'Pompano Beach Highlands', // Pompano Beach
  ]
    .flatMap(names => names.split(', ').map(name => `FL|${name}`))
    .concat(
      'LA|Metairie Terrace', // Metairie, with all of its people
      'KY|Ironville', // Ashland, with all people around
    ),
);

/** Former, misspelled and unusual names. */
export const renamed = new Map([
  ['CT|City of Milford (balance)', 'Milford'],
  ['FL|Fountainebleau', 'Fontainebleau'],
  ['FL|Greenacres City', 'Greenacres'],
  ['FL|West Gate', 'Westgate'],
  ['NY|New York City', 'New York'],
  ['UT|Stansbury park', 'Stansbury Park'],
]);

/** Populations by the Census of 2020, where a package has older or partial figures. */
export const populations = new Map([
  ['DC|Washington', 689_545],
  ['NY|New York City', 8_804_190],
]);

/** GeoNames has Sunrise on the beach of Fort Lauderdale, eleven miles from its city hall. */
export const moved = new Map([['FL|Sunrise', { lat: 26.1573, lng: -80.2862 }]]);

/** Parts of towns and what is abandoned or destroyed. */
export const notTowns = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH']);

/** Former names, everyday names, and names of city and county in one, as the Census Bureau writes them. */
export const otherNames = new Map([
  ['AK|Utqiagvik', ['Barrow']],
  ['CA|Carmel-by-the-Sea', ['Carmel']],
  ['CA|La Cañada Flintridge', ['La Canada']],
  ['CA|Paso Robles', ['El Paso de Robles', 'El Paso de Robles (Paso Robles)']],
  ['CA|Ventura', ['San Buenaventura', 'San Buenaventura (Ventura)']],
  ['DC|Washington', ['Washington DC', 'Washington D.C.']],
  ['FL|Fontainebleau', ['Fountainebleau', 'Fountainbleau']],
  ['FL|Greenacres', ['Greenacres City']],
  ['FL|Lake Worth Beach', ['Lake Worth']],
  ['FL|Saint Pete Beach', ['St. Petersburg Beach']],
  ['FL|Westgate', ['West Gate']],
  ['GA|Athens', ['Athens-Clarke County', 'Athens-Clarke']],
  ['GA|Augusta', ['Augusta-Richmond County', 'Augusta-Richmond']],
  ['GA|Macon', ['Macon-Bibb County', 'Macon-Bibb']],
  ['HI|Honolulu', ['Urban Honolulu']],
  ['ID|Boise', ['Boise City']],
  ['IN|Indianapolis', ['Indianapolis City (balance)']],
  ['KY|Lexington', ['Lexington-Fayette']],
  ['KY|Louisville', ['Louisville/Jefferson County', 'Louisville-Jefferson County']],
  ['MT|Anaconda', ['Anaconda-Deer Lodge County', 'Anaconda-Deer Lodge']],
  ['MT|Butte', ['Butte-Silver Bow']],
  ['NY|New York', ['New York City', 'NYC']],
  ['NY|The Bronx', ['Bronx']],
  ['TN|Nashville', ['Nashville-Davidson', 'Nashville-Davidson metropolitan government']],
  ['UT|Heber City', ['Heber']],
  ['WA|Joint Base Lewis McChord', ['Fort Lewis']],
]);

/** Connecticut's planning regions of the towns that only lists without them have. */
export const planningRegions = new Map(
  Object.entries({
    Capitol: 'Berlin, Canton, Coventry, Granby, Mansfield, Rocky Hill, Simsbury, Suffield, Vernon',
    'Greater Bridgeport': 'Monroe',
    'Northeastern Connecticut': 'Killingly',
    'Northwest Hills': 'Burlington, Winchester',
    'Southeastern Connecticut': 'East Lyme, Griswold, Montville, Stonington',
    'Western Connecticut': 'Brookfield, Redding, Sandy Hook, Weston',
  }).flatMap(([region, towns]) =>
    towns.split(', ').map(town => [town, `${region} Planning Region`] as const),
  ),
);

/** Large cities that lie in several counties, whose names are without their kind; that of the city hall may be among them. */
export const otherCounties = new Map(
  Object.entries({
    'AL|Birmingham': 'Jefferson, Shelby',
    'AL|Hoover': 'Jefferson, Shelby',
    'AL|Huntsville': 'Madison, Limestone, Morgan',
    'AL|Decatur': 'Morgan, Limestone',
    'AL|Dothan': 'Houston, Dale, Henry',
    'AZ|Peoria': 'Maricopa, Yavapai',
    'AZ|Queen Creek': 'Maricopa, Pinal',
    'AZ|Apache Junction': 'Maricopa, Pinal',
    'AZ|Marana': 'Pima, Pinal',
    'AZ|Sedona': 'Yavapai, Coconino',
    'AR|Springdale': 'Washington, Benton',
    'CO|Arvada': 'Jefferson, Adams',
    'CO|Aurora': 'Arapahoe, Adams, Douglas',
    'CO|Brighton': 'Adams, Weld',
    'CO|Erie': 'Weld, Boulder',
    'CO|Littleton': 'Arapahoe, Jefferson, Douglas',
    'CO|Longmont': 'Boulder, Weld',
    'CO|Northglenn': 'Adams, Weld',
    'CO|Thornton': 'Adams, Weld',
    'CO|Westminster': 'Adams, Jefferson',
    'FL|Longboat Key': 'Manatee, Sarasota',
    'GA|Atlanta': 'Fulton, DeKalb',
    'ID|Pocatello': 'Bannock, Power',
    'ID|Star': 'Ada, Canyon',
    'IL|Aurora': 'Kane, DuPage, Kendall, Will',
    'IL|Bolingbrook': 'Will, DuPage',
    'IL|Chicago': 'Cook, DuPage',
    'IL|Elgin': 'Kane, Cook',
    'IL|Joliet': 'Will, Kendall',
    'IL|Naperville': 'DuPage, Will',
    'KY|Corbin': 'Whitley, Knox',
    'KS|Bonner Springs': 'Wyandotte, Leavenworth, Johnson',
    'MI|Lansing': 'Ingham, Eaton',
    'MN|Saint Cloud': 'Stearns, Benton, Sherburne',
    'MO|Joplin': 'Jasper, Newton',
    'MO|Kansas City': 'Jackson, Clay, Platte, Cass',
    "MO|Lee's Summit": 'Jackson, Cass',
    'NY|New York': 'New York, Kings, Queens, Bronx, Richmond',
    'NC|Cary': 'Wake, Chatham',
    'NC|Durham': 'Durham, Wake, Orange',
    'NC|High Point': 'Guilford, Randolph, Davidson, Forsyth',
    'NC|Hickory': 'Catawba, Burke, Caldwell',
    'NC|Rocky Mount': 'Nash, Edgecombe',
    'NC|Chapel Hill': 'Orange, Durham',
    'NC|Raleigh': 'Wake, Durham',
    'OH|Columbus': 'Franklin, Delaware, Fairfield',
    'OH|Dublin': 'Franklin, Delaware, Union',
    'OH|Westerville': 'Franklin, Delaware',
    'OK|Oklahoma City': 'Oklahoma, Cleveland, Canadian, Pottawatomie',
    'OK|Tulsa': 'Tulsa, Osage, Rogers, Wagoner',
    'OK|Broken Arrow': 'Tulsa, Wagoner',
    'OR|Portland': 'Multnomah, Washington, Clackamas',
    'OR|Salem': 'Marion, Polk',
    'OR|Albany': 'Linn, Benton',
    'PA|Bethlehem': 'Northampton, Lehigh',
    'SC|North Charleston': 'Charleston, Berkeley, Dorchester',
    'SC|Charleston': 'Charleston, Berkeley',
    'SC|Columbia': 'Richland, Lexington',
    'SD|Sioux Falls': 'Minnehaha, Lincoln',
    'TN|Johnson City': 'Washington, Carter, Sullivan',
    'TN|Spring Hill': 'Williamson, Maury',
    'TX|Abilene': 'Taylor, Jones',
    'TX|Amarillo': 'Potter, Randall',
    'TX|Austin': 'Travis, Williamson, Hays',
    'TX|Baytown': 'Harris, Chambers',
    'TX|Carrollton': 'Dallas, Denton, Collin',
    'TX|Cedar Park': 'Williamson, Travis',
    'TX|Dallas': 'Dallas, Collin, Denton, Kaufman, Rockwall',
    'TX|Flower Mound': 'Denton, Tarrant',
    'TX|Fort Worth': 'Tarrant, Denton, Johnson, Parker, Wise',
    'TX|Frisco': 'Collin, Denton',
    'TX|Garland': 'Dallas, Collin, Rockwall',
    'TX|Grand Prairie': 'Dallas, Tarrant, Ellis',
    'TX|Houston': 'Harris, Fort Bend, Montgomery',
    'TX|League City': 'Galveston, Harris',
    'TX|Leander': 'Williamson, Travis',
    'TX|Lewisville': 'Denton, Dallas',
    'TX|Mansfield': 'Tarrant, Johnson, Ellis',
    'TX|Mesquite': 'Dallas, Kaufman',
    'TX|Midland': 'Midland, Martin',
    'TX|Odessa': 'Ector, Midland',
    'TX|Pearland': 'Brazoria, Harris, Fort Bend',
    'TX|Plano': 'Collin, Denton',
    'TX|Pflugerville': 'Travis, Williamson',
    'TX|Richardson': 'Dallas, Collin',
    'TX|Rowlett': 'Dallas, Rockwall',
    'TX|San Antonio': 'Bexar, Comal, Medina',
    'TX|San Marcos': 'Hays, Caldwell, Guadalupe',
    'UT|Draper': 'Salt Lake, Utah',
    'WA|Auburn': 'King, Pierce',
    'WA|Bothell': 'King, Snohomish',
    'WI|Appleton': 'Outagamie, Calumet, Winnebago',
    'WI|Milwaukee': 'Milwaukee, Washington, Waukesha',
    'WV|Huntington': 'Cabell, Wayne',
    'WV|Wheeling': 'Ohio, Marshall',
  }).map(([town, counties]) => [town, counties.split(', ')] as const),
);
