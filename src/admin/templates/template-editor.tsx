import { Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { templateInputSchema } from '../../contract/templates.ts';
import { fieldErrors } from '../api-error.ts';
import { PrimaryButton } from '../ui/primary-button.tsx';
import { Screen } from '../ui/screen.tsx';
import { CustomFieldList } from './custom-field-list.tsx';
import { SectionAccordion } from './section-accordion.tsx';
import { type TemplateValues, writtenTemplate } from './template-draft.ts';
import classes from './template-editor.module.css';
import { TemplateIssues } from './template-issues.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateTexts } from './template-texts.tsx';
import { templateWrites } from './template-writes.ts';

const FORM = 'template';

/** The text of one template. A null id means that it does not exist yet. */
export function TemplateEditor({ id, initial }: { id: string | null; initial: TemplateValues }) {
  const navigate = useNavigate();
  const saving = useMutation(templateWrites.save(useQueryClient(), id));
  const form = useForm<TemplateValues>({
    mode: 'controlled',
    initialValues: initial,
    validate: values => schemaResolver(templateInputSchema, { sync: true })(writtenTemplate(values)),
  });
  useBlocker({
    shouldBlockFn: () =>
      form.isDirty() &&
      !window.confirm('Leave without saving? What you changed in this template will be lost.'),
    enableBeforeUnload: () => form.isDirty(),
  });
  const save = (values: TemplateValues) =>
    saving.mutate(writtenTemplate(values), {
      onSuccess: template => {
        form.resetDirty(values);
        if (id) return;
        void navigate({
          to: '/admin/templates/$id/edit',
          params: { id: template.id },
          replace: true,
          ignoreBlocker: true,
        });
      },
      onError: error => form.setErrors(fieldErrors(error)),
    });
  return (
    <Screen
      title={id ? 'Edit Template' : 'Create Template'}
      purpose="One text for every page. {{city}}, {{state}} and {{keyword}} are filled in; {one|another} varies the words."
      back={{ to: '/admin/templates', label: 'Back to Templates' }}
      action={
        <PrimaryButton type="submit" form={FORM} disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save Template'}
        </PrimaryButton>
      }
    >
      <div className={classes.columns}>
        <form id={FORM} onSubmit={form.onSubmit(save, showFirstError)} noValidate>
          <Stack gap="xl">
            <TemplateTexts form={form} />
            <SectionAccordion
              sections={form.values.content_sections}
              contentPack={form.values.content_pack}
              onChange={sections => form.setFieldValue('content_sections', sections)}
            />
            <CustomFieldList fields={form.values.custom_fields} />
          </Stack>
        </form>
        <Stack gap="lg" className={classes.aside}>
          <TemplatePreview values={form.values} />
          {id && <TemplateIssues id={id} />}
        </Stack>
      </div>
    </Screen>
  );
}

/** Saving was refused by the form itself: go to the first field that says why. */
function showFirstError(errors: Record<string, unknown>) {
  const [first] = Object.keys(errors);
  document.querySelector<HTMLElement>(`#${FORM} [data-path="${first}"]`)?.focus();
}
