import { Group, NativeSelect, NumberInput, Paper, Stack, Switch, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { CustomerPlan } from '../../../contract/audience/customer-filter.ts';
import { type Customer, customerChangesSchema } from '../../../contract/audience/customers.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { counted } from '../../platform/ui/count.ts';
import { optionsOf } from '../../platform/ui/options.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { showStored } from '../../platform/ui/stored-form.ts';
import { useLeaveQuestion } from '../../platform/ui/use-leave-question.ts';
import { planLabels } from './customer-labels.ts';
import { customerMutations } from './customer-mutations.ts';

interface Fields {
  subscription_plan: CustomerPlan;
  monthly_page_limit: number | string;
  company_name: string;
  website_url: string;
  is_active: boolean;
}

/**
 * All fields of a customer that staff may change. Sends only changed ones, so that two editors don't undo each other.
 */
export function CustomerForm({ customer }: { customer: Customer }) {
  const form = useForm<Fields>({
    initialValues: fieldsOf(customer),
    validate: schemaResolver(customerChangesSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  useLeaveQuestion(form.isDirty, 'for this customer');
  const saving = useMutation(customerMutations.save);
  const save = form.onSubmit(values => {
    const parsed = customerChangesSchema.safeParse(changed(values, form.getInitialValues()));
    if (!parsed.success || saving.isPending) return;
    saving.mutate(
      { params: { id: customer.id }, body: parsed.data },
      {
        onSuccess: saved => showStored(form, fieldsOf(saved), values),
        onError: error => form.setErrors(fieldErrors(error)),
      },
    );
  });
  return (
    <Paper component="form" p="lg" noValidate maw="44rem" onSubmit={save} aria-label="Customer">
      <Stack gap="md">
        <NativeSelect
          label="Plan"
          description="The agreed plan. Set the page limit below."
          data={optionsOf(planLabels)}
          {...form.getInputProps('subscription_plan')}
        />
        <NumberInput
          label="Pages a month"
          description={`${counted(customer.pages_generated_this_month, 'page')} generated this month. A lower limit deletes no pages.`}
          min={0}
          max={1_000_000}
          allowDecimal={false}
          thousandSeparator=","
          {...form.getInputProps('monthly_page_limit')}
        />
        <TextInput label="Company" maxLength={200} {...form.getInputProps('company_name')} />
        <TextInput
          label="Website"
          type="url"
          placeholder="https://"
          maxLength={500}
          {...form.getInputProps('website_url')}
        />
        <Switch
          label="Active"
          description="An inactive customer can’t generate pages. Existing pages stay public."
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
        <Refusal title="The customer could not be saved" error={saving.error} />
        <Group gap="md">
          <PrimaryButton type="submit" loading={saving.isPending} disabled={!form.isDirty()}>
            Save customer
          </PrimaryButton>
          {!form.isDirty() && (
            <Text size="sm" c="dimmed">
              Nothing to save
            </Text>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

function fieldsOf(customer: Customer): Fields {
  const { subscription_plan, monthly_page_limit, is_active } = customer;
  return {
    subscription_plan,
    monthly_page_limit,
    company_name: customer.company_name ?? '',
    website_url: customer.website_url ?? '',
    is_active,
  };
}

function changed(values: Fields, before: Fields): Partial<Fields> {
  const names = Object.keys(values) as (keyof Fields)[];
  return Object.fromEntries(
    names.filter(name => values[name] !== before[name]).map(name => [name, values[name]]),
  );
}
