import type { Finding } from '../../../contract/generation/likeness.ts';

/** Beside each other, in a sentence. */
export const findingLabels: Record<Finding, string> = {
  outside: 'outside your areas and services',
  thin: 'too little to say',
  'too-alike': 'too similar',
  'no-forecast': 'no similarity forecast',
};

export const findingList = (findings: readonly Finding[]) =>
  findings.map(finding => findingLabels[finding]).join(', ');
