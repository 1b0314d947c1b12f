import { Alert, Checkbox, Fieldset, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { batchRoutes } from '../../contract/batches.ts';
import { call } from '../api.ts';
import { errorMessage, fieldErrors } from '../api-error.ts';
import { batchQueries } from '../batches/batch-queries.ts';
import { counted } from '../ui/count.ts';
import classes from './bulk-form.module.css';
import { ForecastPanel } from './forecast-panel.tsx';
import { PatternField } from './pattern-field.tsx';
import { useForecast } from './use-forecast.ts';

const CREATE = ['batches', 'create'];

const empty = {
  name: '',
  locations: '',
  keywords: '',
  url_pattern: 'keyword-in-city-state',
  update_existing: false,
  high_performance: true,
  skip_cleanup: false,
};

/** Towns and keywords in, a planned batch out. What was typed stays when the server refuses. */
export function BulkForm({ templateId }: { templateId: string | undefined }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { forecast, isBehind, foretell } = useForecast({
    locations: empty.locations,
    keywords: empty.keywords,
    pattern: empty.url_pattern,
  });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    onValuesChange: (values, before) => {
      if (values.locations !== before.locations) foretell({ locations: values.locations });
      if (values.keywords !== before.keywords) foretell({ keywords: values.keywords });
      if (values.url_pattern !== before.url_pattern) foretell({ pattern: values.url_pattern });
    },
  });
  const creating = useMutation({
    mutationKey: CREATE,
    mutationFn: (template_id: string) =>
      call(batchRoutes.create, { body: { ...form.getValues(), template_id } }),
    meta: { quiet: true },
    onSuccess: batch => {
      client.setQueryData(batchQueries.one(batch.id).queryKey, batch);
      void client.invalidateQueries({ queryKey: [...batchQueries.all, 'list'] });
      void navigate({ to: '/admin/batches/$id', params: { id: batch.id } });
    },
    onError: error => form.setErrors(fieldErrors(error)),
  });
  const create = () => {
    // A second click can come before the first one has been drawn as "sent".
    if (!templateId || client.isMutating({ mutationKey: CREATE }) > 0) return;
    creating.mutate(templateId);
  };
  return (
    <form onSubmit={form.onSubmit(create)} className={classes.columns}>
      <Stack gap="lg">
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label="Batch name"
          description="Leave it empty to have it named after the template, the counts and the date."
          maxLength={300}
        />
        <Textarea
          key={form.key('locations')}
          {...form.getInputProps('locations')}
          label="Locations"
          description="One per line: “City, State”. Full state names, tabs, pipes and “City State” are understood too."
          placeholder={'Boca Raton, FL\nHialeah, Florida\nJupiter | FL'}
          rows={10}
          resize="vertical"
          spellCheck={false}
          classNames={{ input: 'mono' }}
        />
        <Textarea
          key={form.key('keywords')}
          {...form.getInputProps('keywords')}
          label="Keywords"
          description={keywordHint(forecast?.keywords.count ?? 0)}
          placeholder={'junk removal\nappliance removal'}
          rows={6}
          resize="vertical"
          spellCheck={false}
          classNames={{ input: 'mono' }}
        />
        <PatternField
          key={form.key('url_pattern')}
          {...form.getInputProps('url_pattern')}
          example={forecast?.example}
          onAppend={name => {
            const pattern = form.getValues().url_pattern;
            form.setFieldValue('url_pattern', pattern === '' ? name : `${pattern}-${name}`);
          }}
        />
        <Fieldset legend="How it runs">
          <Stack gap="md">
            <Checkbox
              key={form.key('update_existing')}
              {...form.getInputProps('update_existing', { type: 'checkbox' })}
              label="Update Existing Plans"
              description="Addresses that already have a page are moved to this template’s current text instead of being skipped."
            />
            <Switch
              key={form.key('high_performance')}
              {...form.getInputProps('high_performance', { type: 'checkbox' })}
              label="High-Performance Mode"
              description="On: pages are made in several larger transactions with progress after each. Off: all in one transaction, and a failure leaves nothing behind."
            />
            <Switch
              key={form.key('skip_cleanup')}
              {...form.getInputProps('skip_cleanup', { type: 'checkbox' })}
              label="Skip Cleanup Entirely"
              description="On: plans left over from cancelled batches for the same addresses stay. Off: they are cleared first."
            />
          </Stack>
        </Fieldset>
      </Stack>
      <div className={classes.aside}>
        {creating.isError && (
          <Alert color="red" variant="outline" role="alert" title="The batch was not created" mb="md">
            {errorMessage(creating.error)}
          </Alert>
        )}
        <ForecastPanel
          forecast={forecast}
          isBehind={isBehind}
          hasTemplate={templateId !== undefined}
          isCreating={creating.isPending || creating.isSuccess}
        />
      </div>
    </form>
  );
}

function keywordHint(keywords: number): string {
  return keywords === 0 ? 'One per line.' : `One per line. ${counted(keywords, 'keyword')}.`;
}
