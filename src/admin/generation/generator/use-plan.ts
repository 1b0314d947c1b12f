import { useState } from 'react';
import type { Template } from '../../../contract/templates/templates.ts';
import { type KeptPlan, keepPlan, readKeptPlan } from './kept-plan.ts';
import { type PlanValues, valuesOf } from './plan-values.ts';
import { useForecast } from './use-forecast.ts';
import { usePickedPlaces } from './use-picked-places.ts';
import { hasRowKeywords, type KeptLists, listsOf, usePlanLists } from './use-plan-lists.ts';

/**
 * State shared by the bulk form and the Auto-Batch Manager beside typed text: imported lists, other fields, the
 * forecast. `form` names what is kept for this tab.
 */
export function usePlan(form: string, fields: Template['custom_fields']) {
  const [kept] = useState(() => readKeptPlan(form));
  const [fieldValues, setFieldValues] = useState<Record<string, string>>(kept.field_values);
  const keep = (changed: Partial<KeptPlan>) => keepPlan(form, changed);
  const rowsOf = ({ page_per_row, location_values }: KeptLists) => (page_per_row ? location_values : null);
  const { forecast, isBehind, texts, foretell } = useForecast({
    locations: kept.locations,
    keywords: kept.keywords,
    pattern: kept.url_pattern,
    values: valuesOf(fields, kept.field_values),
    rows: rowsOf(kept.lists),
  });
  const lists = usePlanLists(kept.lists, changed => {
    keep({ lists: changed });
    foretell({ rows: rowsOf(changed) });
  });
  const picked = usePickedPlaces();
  return {
    forecast,
    isBehind,
    picked,
    texts,
    /** What was typed before the screen was left. */
    kept,
    /** The forecast follows what is typed. */
    follow: (values: PlanValues, before: PlanValues) => {
      if (values.locations !== before.locations) foretell({ locations: values.locations });
      if (values.keywords !== before.keywords) foretell({ keywords: values.keywords });
      if (values.url_pattern !== before.url_pattern) foretell({ pattern: values.url_pattern });
      if (isBlank(values.locations) && isBlank(values.keywords)) lists.clear();
      const { locations, keywords, url_pattern } = values;
      keep({ locations, keywords, url_pattern });
    },
    /** In the batch API's form. It omits cleared lists, so they are not read from the data set again. */
    brought: ({ locations, keywords }: Pick<PlanValues, 'locations' | 'keywords'>) => ({
      field_values: valuesOf(fields, fieldValues),
      ...listsOf(lists),
      ...(isBlank(locations) || (isBlank(keywords) && !hasRowKeywords(lists)) ? { data_sets: [] } : {}),
    }),
    /** For the inputs. */
    inputs: {
      lists,
      fields,
      fieldValues,
      forecast,
      picked,
      onFieldValue: (name: string, value: string) => {
        const values = { ...fieldValues, [name]: value };
        setFieldValues(values);
        keep({ field_values: values });
        foretell({ values: valuesOf(fields, values) });
      },
    },
  };
}

const isBlank = (text: string) => text.trim() === '';
