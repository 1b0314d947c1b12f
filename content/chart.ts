/*
 * South Florida as a flat sheet: a degree of longitude shrinks with the cosine of the latitude, and over three hundred
 * miles nothing else is seen of the globe.
 */

/** Tenths of a mile in a degree of latitude. */
const perDegree = 690;
const corner = { latitude: 27.4, longitude: -83.2 };
const narrowing = Math.cos((26 * Math.PI) / 180);

/** Where a place lies on the sheet, in tenths of a mile east and south of its corner. */
export function onChart(latitude: number, longitude: number): { readonly x: number; readonly y: number } {
  return {
    x: Math.round((longitude - corner.longitude) * narrowing * perDegree),
    y: Math.round((corner.latitude - latitude) * perDegree),
  };
}

/** The same in numbers, for who draws on the sheet elsewhere. */
export const chartScale = {
  longitude: corner.longitude,
  latitude: corner.latitude,
  x_per_degree: narrowing * perDegree,
  y_per_degree: perDegree,
};
