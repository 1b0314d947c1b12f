import type { GiveawayFacts } from '../sections/render-sections.tsx';
import { GiveawayForm } from './forms/giveaway-form.tsx';
import type { Frame } from './frame.ts';

/** The open giveaway as a section renders it. */
export function giveawayFacts({ forms }: Pick<Frame, 'forms'>): GiveawayFacts | null {
  return (
    forms.giveaway && {
      ...forms.giveaway,
      form: button => <GiveawayForm forms={forms} button={button} />,
    }
  );
}
