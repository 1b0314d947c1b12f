import { timelines } from '../../contract/audience/lead-forms.ts';
import { AddressFields, ContactFields, ZipField } from './contact-fields.tsx';
import { ChoiceField, PhotoField, SelectField, TextArea, TextField } from './fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { type FooterPlace, formState, type PageForms } from './page-forms.ts';

interface FooterFormProps {
  readonly forms: PageForms;
  readonly place: FooterPlace;
  readonly businessName: string;
}

/** The full form of every footer: place, items, urgency. */
export function FooterForm({ forms, place, businessName }: FooterFormProps) {
  const form = formState(forms, 'footer');
  return (
    <LeadForm form={form} forms={forms} businessName={businessName} button={place.button} hasPhotos>
      <ContactFields form={form} />
      <AddressFields form={form} />
      <TextField
        form={form}
        name="state"
        label="State"
        autoComplete="address-level1"
        max={40}
        initial={forms.state}
        optional
      />
      <ZipField form={form} />
      <ChoiceField
        form={form}
        name="junk_types"
        label={forms.labels.items_question}
        type="checkbox"
        choices={forms.labels.items}
      />
      <SelectField form={form} name="timeline" label="How soon?" choices={timelines} prompt="Choose a time" />
      <TextArea form={form} name="additional_details" label={forms.labels.details_question} optional />
      <PhotoField form={form} />
    </LeadForm>
  );
}
