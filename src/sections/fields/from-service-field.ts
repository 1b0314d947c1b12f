import { toggle } from './switch-field.ts';

/** The switch of sections that can take their texts from the page's service. */
export const fromService = toggle({
  label: 'Take the content from the service',
  help: 'For pages without a service. Others show the texts of their service.',
  whenEmpty: false,
});
