import type { DataSetContent } from '../../../contract/templates/data-sets.ts';
import type { Db } from '../../platform/db/database.ts';
import { getDataSet, getVersion, readPart } from './queries.ts';
import type { StoredLocation } from './split-parts.ts';
import { type StoredPart, storedKeywords, storedLocations, storedParts } from './stored-data-set.ts';

/** The lists of a version (by default the newest) in a batch's format. */
export async function readContent(
  db: Db,
  id: string,
  number?: number,
): Promise<DataSetContent & { version: number }> {
  const version = await getVersion(db, id, number ?? (await getDataSet(db, id)).version);
  const lines = new Set<string>();
  const keywords: string[] = [];
  const location_values: DataSetContent['location_values'] = [];
  for (const part of storedParts.parse(version.parts)) {
    const rows = await readPart(db, id, part.hash);
    if (part.kind === 'keywords') {
      keywords.push(...storedKeywords.parse(rows));
      continue;
    }
    for (const [city, state, field_values, keyword] of storedLocations.parse(rows)) {
      lines.add(`${city}, ${state}`);
      if (field_values) location_values.push({ city, state, field_values, keyword });
    }
  }
  return {
    version: version.number,
    locations: [...lines].join('\n'),
    location_values,
    keywords: keywords.join('\n'),
  };
}

export interface RowQuery {
  readonly kind: StoredPart['kind'];
  readonly version?: number | undefined;
  /** The first row to return. */
  readonly from: number;
  readonly limit: number;
}

/** Some rows of a version. Reads only the parts that contain them. */
export async function readRows(db: Db, id: string, { kind, version, from, limit }: RowQuery) {
  const { parts, ...row } = await getVersion(db, id, version ?? (await getDataSet(db, id)).version);
  const found: { id: string; text: string; field_values: Record<string, string> }[] = [];
  let first = 0;
  for (const part of storedParts.parse(parts).filter(one => one.kind === kind)) {
    const isBefore = first + part.rows <= from;
    if (!isBefore && found.length < limit) {
      const rows = await readPart(db, id, part.hash);
      const known = kind === 'keywords' ? storedKeywords.parse(rows) : storedLocations.parse(rows);
      for (const [index, one] of known.entries()) {
        if (first + index >= from && found.length < limit) found.push(present(first + index, one));
      }
    }
    first += part.rows;
  }
  return { rows: found, total: kind === 'keywords' ? row.keyword_count : row.location_count };
}

function present(number: number, row: string | StoredLocation) {
  if (typeof row === 'string') return { id: String(number), text: row, field_values: {} };
  const [city, state, field_values, keyword] = row;
  return {
    id: String(number),
    text: `${city}, ${state}`,
    field_values: { ...field_values, ...(keyword !== undefined && { keyword }) },
  };
}
