import { ContactFields } from './contact-fields.tsx';
import { PhotoField, SelectField, TextArea, TextField } from './fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { formState, type PageForms } from './page-forms.ts';

interface SchedulingFormProps {
  readonly forms: PageForms;
  readonly business: { readonly name: string; readonly open_days: string };
  readonly button: string;
}

/** The scheduling form. */
export function SchedulingForm({ forms, business, button }: SchedulingFormProps) {
  const form = formState(forms, 'scheduling');
  return (
    <LeadForm form={form} forms={forms} businessName={business.name} button={button}>
      <SelectField
        form={form}
        name="service"
        label="Service"
        choices={forms.labels.scheduling}
        prompt="Choose a service"
      />
      <TextField
        form={form}
        name="preferred_date"
        label="Preferred day"
        type="date"
        autoComplete="off"
        max={10}
        note={business.open_days}
      />
      <PhotoField form={form} />
      <ContactFields form={form} />
      <TextArea form={form} name="details" label={forms.labels.scheduling_question} rows={2} optional />
    </LeadForm>
  );
}
