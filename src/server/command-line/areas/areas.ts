import { type AreaInput, areaInputSchema } from '../../../contract/business/areas.ts';
import { addArea, removeArea } from '../../business/areas/change-areas.ts';
import { areasOf, listAreas } from '../../business/areas/list-areas.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';

/** Lists the served areas, or the ones that contain a place. */
export async function listAreasCommand(
  output: Output,
  { place }: { readonly place?: string },
): Promise<void> {
  return withSession(async ({ db }) => {
    const areas = await currentGroup(db, 'areas');
    const items = place === undefined ? listAreas(areas) : areasOf(areas, place);
    const none = place === undefined ? 'No areas found' : `${place} is not served.`;
    const all = areas.is_nationwide ? 'All of the United States is served.\n' : '';
    const text =
      items.length === 0
        ? none
        : table(
            ['Area', 'Id'],
            items.map(({ name, id }) => [name, id]),
          );
    output.result({ is_nationwide: areas.is_nationwide, items }, `${all}${text}`);
  });
}

export interface AddOptions {
  readonly miles?: number;
  readonly county?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Serves one more area. */
export async function addAreaCommand(output: Output, name: string, options: AddOptions): Promise<void> {
  const input = readArea(name, options);
  return withSession(async ({ db }) => {
    const area = await addArea(db, input);
    output.result({ area }, `${area.name} is served.`);
  });
}

/** Serves an area no longer. */
export async function removeAreaCommand(output: Output, id: string): Promise<void> {
  return withSession(async ({ db }) => {
    await removeArea(db, id);
    output.result({ id }, 'Removed.');
  });
}

function readArea(name: string, { miles, ...town }: AddOptions): AreaInput {
  const [, place = '', state = ''] = /^(.+),\s*([A-Za-z]{2})$/.exec(name.trim()) ?? [];
  const isCounty = / county$/i.test(place);
  const parsed = areaInputSchema.safeParse({
    ...(isCounty ? { kind: 'county', county: place } : { kind: 'town', city: place, ...town }),
    ...(miles === undefined ? {} : { kind: 'circle', miles }),
    state: state.toUpperCase(),
  });
  if (parsed.success) return parsed.data;
  throw misuse(
    `“${name}” is not an area. Write “Martin County, FL” or “Jupiter, FL”, with numbers for --miles, --latitude and --longitude.`,
  );
}
