import { useState } from 'react';
import type { Template } from '../../../contract/templates/templates.ts';
import { type PlanValues, valuesOf } from './plan-values.ts';
import { useForecast } from './use-forecast.ts';
import { listsOf, usePlanLists } from './use-plan-lists.ts';

/**
 * State shared by the bulk form and the Auto-Batch Manager beside typed text: imported lists, other fields, the
 * forecast.
 */
export function usePlan(fields: Template['custom_fields']) {
  const [fieldValues, setFieldValues] = useState<Record<string, string>>({});
  const lists = usePlanLists();
  const { forecast, isBehind, texts, foretell } = useForecast();
  return {
    forecast,
    isBehind,
    texts,
    /** The forecast follows what is typed. */
    follow: (values: PlanValues, before: PlanValues) => {
      if (values.locations !== before.locations) foretell({ locations: values.locations });
      if (values.keywords !== before.keywords) foretell({ keywords: values.keywords });
      if (values.url_pattern !== before.url_pattern) foretell({ pattern: values.url_pattern });
      if (isBlank(values.locations) && isBlank(values.keywords)) lists.clear();
    },
    /** In the batch API's form. It omits cleared lists, so they are not read from the data set again. */
    brought: ({ locations, keywords }: Pick<PlanValues, 'locations' | 'keywords'>) => ({
      field_values: valuesOf(fields, fieldValues),
      ...listsOf(lists),
      ...(isBlank(locations) || isBlank(keywords) ? { data_sets: [] } : {}),
    }),
    /** For the inputs. */
    inputs: {
      lists,
      fields,
      fieldValues,
      forecast,
      onFieldValue: (name: string, value: string) => {
        const values = { ...fieldValues, [name]: value };
        setFieldValues(values);
        foretell({ values: valuesOf(fields, values) });
      },
    },
  };
}

const isBlank = (text: string) => text.trim() === '';
