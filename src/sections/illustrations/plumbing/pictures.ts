import type { Things } from '../illustrations.ts';
import { checklistShape, monthShape } from '../shapes/papers.tsx';
import { plumbingThings } from './plumbing-things.tsx';

const drawings = { ...plumbingThings, checklist: checklistShape, calendar: monthShape };

export type Picture = keyof typeof drawings;

export const things: Things<Picture> = {
  drawings,
  usual: 'wrench',
  words: [
    [/tankless|on[ -]demand/i, 'tankless'],
    [/water[ -]heater|hot water|boiler/i, 'water-heater'],
    [/disposal|disposer/i, 'disposal'],
    [/backflow/i, 'backflow'],
    [/sump|ejector|basement/i, 'sump'],
    [/sewer|septic|main line|hydro ?jet|camera/i, 'sewer'],
    [/burst|repip|re-pip|frozen|pipe (?:repair|replacement)/i, 'burst'],
    [/leak|slab|drip/i, 'leak'],
    [/drain|clog|snak/i, 'drain'],
    [/toilet|flush|\bcommode/i, 'toilet'],
    [/\bhose|spigot|outdoor|outside|irrigation|sprinkler/i, 'hose'],
    [/shower|\bbath|\btubs?\b/i, 'shower'],
    [/faucet|sink|\btaps?\b|kitchen|fixture/i, 'faucet'],
    [/softener|filter|filtration|purif|reverse osmosis|water (?:quality|treatment)/i, 'filter'],
    [/\bgas\b|propane/i, 'gas'],
    [/emergency|24[ -]hour|24\/7|same[ -]day|urgent/i, 'emergency'],
    [/inspect|camera|diagnos|maintenance/i, 'inspection'],
    [/checklist|estimate|permit|warrant/i, 'checklist'],
    [/calendar|schedul|\bbook|appointment/i, 'calendar'],
  ],
};
