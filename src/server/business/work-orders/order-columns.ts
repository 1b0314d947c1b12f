import {
  type WorkOrderPart,
  type WorkOrderProgram,
  workOrderParts,
} from '../../../contract/business/work-orders.ts';

/*
 * What Jobber, Housecall Pro, QuickBooks and spreadsheets call the columns that are read, in small letters without marks;
 * the better one first. “Job #” is written “job number”.
 */
const spellings: Readonly<Record<WorkOrderPart | 'status', readonly string[]>> = {
  town: [
    'service city|job city|property city|service address city|ship city|ship to city|shipping city|town|city',
    'customer city|billing city|bill city|service address|job address|property address|shipping address',
    'ship to|full address|address|customer address|billing address|location',
  ],
  state: [
    'service state|service province|service state province|service province state|job state|property state',
    'ship state|ship to state|shipping state|state|province|state province|customer state|billing state|bill state',
  ],
  service: [
    'job title|service|service name|product service|product service full name|item|item name|job type|work type',
    'line items|services|title|job description|description|memo description|product|job name|category',
  ],
  date: [
    'service date|closed date|completed date|completion date|job completed date|date completed|completed on|finished',
    'job finished|finish date|end date|job end date|done on|visit date|date|invoice date|transaction date|job date',
    'job scheduled end date|scheduled end date|scheduled date|job scheduled start date|scheduled start date|start date',
  ],
  price: [
    'total revenue|job amount|invoice total|job total|total amount|amount|total price|price|revenue|total|subtotal',
  ],
  hours: [
    'time tracked|total time on job|time on job|job duration|duration|duration hours|hours|total hours|labor hours',
    'labour hours|hours worked|total time',
  ],
  minutes: ['minutes|duration minutes|duration min|minutes worked'],
  number: [
    'order key|job number|hcp id|job id|invoice number|num|work order number|order number|job no|invoice no|no|number|invoice',
    'work order|job',
  ],
  status: ['transaction type|job status|status|type'],
};

/** Columns that only one program’s exports have. */
const tellTale: Readonly<Record<Exclude<WorkOrderProgram, 'other'>, string>> = {
  jobber:
    'time tracked|service street|service province|visits assigned to|client name|lead source|total revenue|job title',
  'housecall-pro':
    'hcp id|job amount|job tags|job status|job created date|job scheduled start date|job completed date|employee|customer tags',
  quickbooks:
    'transaction type|num|product service|product service full name|memo description|sales price|qty',
};

/** @example plainHeading('Total revenue ($)') // 'total revenue' */
export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

export type OrderColumns = Readonly<Record<WorkOrderPart | 'status', readonly string[]>>;

/** Up to this many columns may name the service: a title first, then line items. */
const maxServiceColumns = 3;

/** Chooses the columns of each part; `given` ones first, null for none. */
export function chooseColumns(
  headings: readonly string[],
  given: Readonly<Partial<Record<WorkOrderPart, string | null>>> = {},
): OrderColumns {
  const byName = new Map(headings.map(heading => [plainHeading(heading), heading]));
  const found = (part: WorkOrderPart | 'status') =>
    spellings[part]
      .flatMap(line => line.split('|'))
      .flatMap(name => byName.get(name) ?? [])
      .slice(0, part === 'service' ? maxServiceColumns : 1);
  const chosen = (part: WorkOrderPart) => {
    const own = given[part];
    if (own === undefined) return found(part);
    return own === null ? [] : headings.filter(heading => heading === own).slice(0, 1);
  };
  return {
    town: chosen('town'),
    state: chosen('state'),
    service: chosen('service'),
    date: chosen('date'),
    price: chosen('price'),
    hours: chosen('hours'),
    minutes: chosen('minutes'),
    number: chosen('number'),
    status: found('status'),
  };
}

/** How many parts a line of cells names: the head of a file names the most. */
export function countParts(cells: readonly string[]): number {
  const columns = chooseColumns(cells);
  return workOrderParts.filter(part => columns[part].length > 0).length;
}

/** Whose export has these columns. */
export function programOf(headings: readonly string[]): WorkOrderProgram {
  const names = new Set(headings.map(plainHeading));
  const [best] = (['jobber', 'housecall-pro', 'quickbooks'] as const)
    .map(program => ({
      program,
      count: tellTale[program].split('|').filter(name => names.has(name)).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  return best && best.count > 1 ? best.program : 'other';
}
