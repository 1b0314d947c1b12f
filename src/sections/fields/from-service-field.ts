import { toggle } from './switch-field.ts';

/** Whether a section takes texts from the page's service. */
export const fromService = toggle({
  label: 'Take the content from the service',
  help: 'Each page shows what Services says about its own service. What is written here is for pages without one.',
  whenEmpty: false,
});
