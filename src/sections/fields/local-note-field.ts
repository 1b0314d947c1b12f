import { textarea } from './text-field.ts';

/** What the town means for a section. */
export const localNote = textarea({
  label: 'About the town',
  help: 'Sentences with facts of the town. Left out where none is known.',
});
