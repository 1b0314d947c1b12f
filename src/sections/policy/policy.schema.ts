import { choice } from '../fields/choice-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';

/** The privacy policy, the terms or the sources, written from the settings. */
export const policyLayout = sectionLayout({
  title: '',
  main: 'policy',
  fields: {
    policy: choice({
      label: 'Policy',
      choices: [
        { value: 'privacy', label: 'Privacy policy' },
        { value: 'terms', label: 'Terms' },
        { value: 'sources', label: 'Sources' },
      ],
    }),
  },
});
