import { Alert, Checkbox, Fieldset, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import { keywordUsageRoutes } from '../../../contract/pages/keyword-usage.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import { PlaceNameWarnings } from '../../business/places/place-name-warnings.tsx';
import { RepeatWarning } from '../../pages/keyword-usage/repeat-warning.tsx';
import { call } from '../../platform/api.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { keyOf, nounKey, readAgain } from '../../platform/route-key.ts';
import { batchListKeys } from '../batches/batch-queries.ts';
import classes from './bulk-form.module.css';
import { creationErrorMessage } from './creation-error.ts';
import { ForecastPanel } from './forecast-panel.tsx';
import { clearKeptPlan } from './kept-plan.ts';
import { PickedPlacesQuestion } from './picked-places-question.tsx';
import { PlanInputs } from './plan-inputs.tsx';
import { emptyPlan, typedIn } from './plan-values.ts';
import { usePlan } from './use-plan.ts';

const CREATE = ['batches', 'create'];
const KEPT = 'bulk';

const empty = {
  ...emptyPlan,
  name: '',
  update_existing: false,
  skip_cleanup: false,
};

/** Above this many pages High-Performance Mode is on by default. */
const LARGE = 3_000;

/** Towns and keywords in, a planned batch out. What was typed stays when the server refuses, or the screen is left. */
export function BulkForm({ template }: { template: Template | undefined }) {
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    clearKeptPlan(KEPT);
    setCleared(cleared + 1);
  };
  return <PlanForm key={cleared} template={template} onClear={clear} />;
}

interface PlanFormProps {
  template: Template | undefined;
  onClear: () => void;
}

function PlanForm({ template, onClear }: PlanFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const plan = usePlan(KEPT, template?.custom_fields ?? {});
  const [chosenMode, setChosenMode] = useState<boolean>();
  const [isWithoutTemplate, setWithoutTemplate] = useState(false);
  const isHighPerformance = chosenMode ?? (plan.forecast?.pages ?? 0) > LARGE;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ...empty, ...typedIn(plan.kept) },
    onValuesChange: (values, before) => {
      plan.follow(values, before);
      forget();
    },
  });
  const creating = useMutation({
    mutationKey: CREATE,
    mutationFn: (template_id: string) =>
      call(batchRoutes.create, {
        body: {
          ...form.getValues(),
          template_id,
          high_performance: isHighPerformance,
          ...plan.brought(form.getValues()),
        },
      }),
    meta: { silentFailure: true },
    onSuccess: batch => {
      clearKeptPlan(KEPT);
      client.setQueryData(keyOf(batchRoutes.read, { params: { id: batch.id } }), batch);
      void readAgain(client, [...batchListKeys, nounKey(keywordUsageRoutes.list)]);
      void navigate({ to: '/admin/batches/$id', params: { id: batch.id } });
    },
    onError: error => form.setErrors(fieldErrors(error)),
  });
  /** What was refused was another plan. */
  const forget = () => {
    setWithoutTemplate(false);
    if (creating.isError) creating.reset();
  };
  const create = () => {
    setWithoutTemplate(!template);
    // A second click can come before the first one has been drawn as "sent".
    if (!template || client.isMutating({ mutationKey: CREATE }) > 0) return;
    creating.mutate(template.id);
  };
  const askOrCreate = () => {
    if (!plan.picked.ask()) create();
  };
  const refusal =
    creating.isError && creating.variables === template?.id
      ? creationErrorMessage(creating.error, 'Authentication error')
      : isWithoutTemplate && !template && 'Please select a template first';
  return (
    <form onSubmit={form.onSubmit(askOrCreate)} className={classes.columns}>
      <Stack gap="lg">
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label="Batch name"
          description="If empty, named after the template, the counts and the date."
          maxLength={300}
        />
        <PlanInputs
          form={form}
          template={template}
          fieldErrors={fieldErrors(creating.error)}
          {...plan.inputs}
          onClear={onClear}
          onFieldValue={(name, value) => {
            plan.inputs.onFieldValue(name, value);
            forget();
          }}
        />
        <Fieldset legend="How it runs">
          <Stack gap="md">
            <Checkbox
              key={form.key('update_existing')}
              {...form.getInputProps('update_existing', { type: 'checkbox' })}
              label="Update Existing Plans"
              description="Existing pages get this template’s current text instead of being skipped."
            />
            <details className={classes.advanced}>
              <summary>Advanced</summary>
              <Stack gap="md" mt="sm">
                <Switch
                  checked={isHighPerformance}
                  onChange={event => setChosenMode(event.currentTarget.checked)}
                  label="High-Performance Mode"
                  description="Generates in several transactions. Automatic above 3,000 pages. Off: all or nothing."
                />
                <Switch
                  key={form.key('skip_cleanup')}
                  {...form.getInputProps('skip_cleanup', { type: 'checkbox' })}
                  label="Skip Cleanup Entirely"
                  description="Keeps old plans of cancelled batches for the same addresses."
                />
              </Stack>
            </details>
          </Stack>
        </Fieldset>
      </Stack>
      <div className={classes.aside}>
        {refusal && (
          <Alert color="red" role="alert" title="Failed to create generation batch" mb="md">
            {refusal}
          </Alert>
        )}
        <PickedPlacesQuestion picked={plan.picked} form={form} onCreate={create} />
        <ForecastPanel
          forecast={plan.forecast}
          isBehind={plan.isBehind}
          template={template}
          isCreating={creating.isPending || creating.isSuccess}
        />
        <PlaceNameWarnings
          locations={plan.texts.locations}
          keywords={plan.texts.keywords}
          onKeywords={keywords => form.setFieldValue('keywords', keywords)}
        />
        <RepeatWarning locations={plan.texts.locations} keywords={plan.texts.keywords} />
      </div>
    </form>
  );
}
