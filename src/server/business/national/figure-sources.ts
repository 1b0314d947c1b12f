/*
 * Who says the figures of content/national/. A page that shows a figure names its source and year; the page Sources of the
 * site lists all of them.
 */

export interface FigureSource {
  readonly name: string;
  /** The years that the figure speaks of; for rules the day of the page, in words. */
  readonly year: string;
  readonly url: string;
  readonly license: string;
}

const publicDomain = 'public domain';

export const figureSources = {
  geonames: {
    name: 'GeoNames',
    year: '2026',
    url: 'https://www.geonames.org',
    license: 'CC BY 4.0',
  },
  worldCities: {
    name: 'SimpleMaps, World Cities',
    year: '2026',
    url: 'https://simplemaps.com/data/world-cities',
    license: 'CC BY 4.0',
  },
  zips: {
    name: 'npm zipcodes, by Dav Glass',
    year: '2024',
    url: 'https://www.npmjs.com/package/zipcodes',
    license: 'BSD',
  },
  survey: {
    name: 'U.S. Census Bureau, American Community Survey',
    year: '2018–2022',
    url: 'https://www.census.gov/programs-surveys/acs',
    license: publicDomain,
  },
  olderSurvey: {
    name: 'U.S. Census Bureau, American Community Survey',
    year: '2015–2019',
    url: 'https://www.census.gov/programs-surveys/acs',
    license: publicDomain,
  },
  vulnerability: {
    name: 'Centers for Disease Control and Prevention, Social Vulnerability Index',
    year: '2018–2022',
    url: 'https://www.atsdr.cdc.gov',
    license: publicDomain,
  },
  estimates: {
    name: 'U.S. Census Bureau, Population Estimates',
    year: '2020–2023',
    url: 'https://www.census.gov/programs-surveys/popest.html',
    license: publicDomain,
  },
  coast: {
    name: 'U.S. Census Bureau, coastline counties',
    year: '2018',
    url: 'https://www.census.gov',
    license: publicDomain,
  },
  boundaries: {
    name: 'U.S. Census Bureau, Cartographic Boundary Files',
    year: '2023',
    url: 'https://www.census.gov/geographies/mapping-files/time-series/geo/cartographic-boundary.html',
    license: publicDomain,
  },
  normals: {
    name: 'National Oceanic and Atmospheric Administration, U.S. Climate Normals',
    year: '1981–2010',
    url: 'https://www.ncei.noaa.gov',
    license: publicDomain,
  },
  storms: {
    name: 'National Hurricane Center, HURDAT2',
    year: '1950–2019',
    url: 'https://www.nhc.noaa.gov/data/hurdat/',
    license: publicDomain,
  },
  landfills: {
    name: 'Environmental Protection Agency, Landfill Methane Outreach Program',
    year: '2022–2024',
    url: 'https://www.epa.gov/lmop',
    license: publicDomain,
  },
  radon: {
    name: 'Environmental Protection Agency, Map of Radon Zones',
    year: '1993',
    url: 'https://www.epa.gov/radon',
    license: publicDomain,
  },
  air: {
    name: 'Environmental Protection Agency, Air Quality System',
    year: '2024',
    url: 'https://www.epa.gov/aqs',
    license: publicDomain,
  },
  water: {
    name: 'U.S. Geological Survey, Estimated Use of Water',
    year: '2015',
    url: 'https://www.usgs.gov',
    license: publicDomain,
  },
  electricity: {
    name: 'Energy Information Administration, Form 861',
    year: '2018',
    url: 'https://www.eia.gov/electricity/data/eia861/',
    license: publicDomain,
  },
} as const satisfies Readonly<Record<string, FigureSource>>;

export type FigureSourceName = keyof typeof figureSources;
