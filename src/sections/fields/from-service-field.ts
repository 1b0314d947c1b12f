import { toggle } from './switch-field.ts';

/** Whether a section takes texts from the page's service. */
export const fromService = toggle({
  label: 'Take the content from the service',
  help: 'For pages without a service. Others show the texts of their service.',
  whenEmpty: false,
});
