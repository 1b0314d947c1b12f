import { ContactFields } from './contact-fields.tsx';
import { ChoiceField, PhotoField, TextArea } from './fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { type FooterPlace, formState, type PageForms } from './page-forms.ts';

interface FooterFormProps {
  readonly forms: PageForms;
  readonly place: FooterPlace;
  readonly businessName: string;
}

/** The form of pages without another one. Street, name and urgency can be added on the thank-you page. */
export function FooterForm({ forms, place, businessName }: FooterFormProps) {
  const form = formState(forms, 'footer');
  return (
    <LeadForm form={form} forms={forms} businessName={businessName} button={place.button}>
      <ChoiceField
        form={form}
        name="junk_types"
        label={forms.labels.items_question}
        type="checkbox"
        choices={forms.labels.items}
      />
      <PhotoField form={form} />
      <ContactFields form={form} />
      <TextArea
        form={form}
        name="additional_details"
        label={forms.labels.details_question}
        rows={2}
        optional
      />
    </LeadForm>
  );
}
