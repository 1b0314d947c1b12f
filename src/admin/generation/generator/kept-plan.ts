import { z } from 'zod';
import { usedDataSetSchema } from '../../../contract/templates/data-sets.ts';
import { readStored, removeStored, store } from '../../platform/browser-storage.ts';
import { emptyPlan } from './plan-values.ts';
import { noLists } from './use-plan-lists.ts';

const values = z.record(z.string(), z.string());
const entrySchema = z.object({
  city: z.string(),
  state: z.string(),
  field_values: values,
  keyword: z.string().optional(),
  line_number: z.number().exactOptional(),
});

const keptPlanSchema = z.object({
  locations: z.string(),
  keywords: z.string(),
  url_pattern: z.string(),
  field_values: values,
  lists: z.object({
    location_values: z.array(entrySchema).readonly(),
    data_sets: z.array(usedDataSetSchema).readonly(),
    page_per_row: z.boolean(),
  }),
});

/** What a form of the generator holds. */
export type KeptPlan = Readonly<z.infer<typeof keptPlanSchema>>;

const nothing: KeptPlan = { ...emptyPlan, field_values: {}, lists: noLists };

/** How long typing must pause before the plan is stored (ms). */
const PAUSE = 500;

/** Long lists may exceed the browser's storage: memory keeps them until the tab is reloaded. */
const plans = new Map<string, KeptPlan>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const keyOf = (form: string) => `pagehaul-plan-${form}`;

/** The input of a form as it was left in this tab. */
export function readKeptPlan(form: string): KeptPlan {
  const kept = plans.get(form) ?? readStored(keyOf(form), keptPlanSchema, 'tab') ?? nothing;
  plans.set(form, kept);
  return kept;
}

/** Remembers a form's input at once, and stores it after a pause or when the tab is left. */
export function keepPlan(form: string, changed: Partial<KeptPlan>): void {
  plans.set(form, { ...readKeptPlan(form), ...changed });
  clearTimeout(timers.get(form));
  timers.set(
    form,
    setTimeout(() => storePlan(form), PAUSE),
  );
}

/** The form begins empty again. */
export function clearKeptPlan(form: string): void {
  clearTimeout(timers.get(form));
  timers.delete(form);
  plans.delete(form);
  removeStored(keyOf(form), 'tab');
}

function storePlan(form: string): void {
  timers.delete(form);
  const plan = plans.get(form);
  // An older plan is worse than none.
  if (plan && !store(keyOf(form), plan, 'tab')) removeStored(keyOf(form), 'tab');
}

addEventListener('pagehide', () => {
  for (const [form, timer] of timers) {
    clearTimeout(timer);
    storePlan(form);
  }
});
