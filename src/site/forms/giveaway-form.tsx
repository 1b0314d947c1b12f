import { EmailField, PhoneField, StateField } from './contact-fields.tsx';
import { TextField } from './fields.tsx';
import { CarriedFields, FormError, PolicyNote } from './lead-form.tsx';
import { errorId, formPlace, formState, type PageForms } from './page-forms.ts';

interface GiveawayFormProps {
  readonly forms: PageForms;
  readonly button: string;
}

/** Name, contact and date. */
export function GiveawayForm({ forms, button }: GiveawayFormProps) {
  const form = formState(forms, 'giveaway');
  return (
    <form
      className="lead-form"
      id={formPlace.giveaway}
      method="post"
      action={`/giveaway#${formPlace.giveaway}`}
      tabIndex={-1}
      aria-label="Enter the giveaway"
      aria-describedby={form.isReturned ? errorId('giveaway') : undefined}
    >
      <FormError form={form} />
      <CarriedFields forms={forms} />
      <div className="lead-form-fields">
        <TextField form={form} name="full_name_1" label="Full name" autoComplete="name" max={120} />
        <TextField
          form={form}
          name="full_name_2"
          label="Full name of your partner"
          autoComplete="off"
          max={120}
        />
        <EmailField form={form} />
        <PhoneField form={form} />
        <StateField form={form} state={forms.state} optional={false} />
        <TextField
          form={form}
          name="wedding_date"
          label="Wedding date"
          type="date"
          autoComplete="off"
          max={10}
        />
        <button className="button call" type="submit">
          {button}
        </button>
        <PolicyNote links={forms.policies} />
      </div>
    </form>
  );
}
