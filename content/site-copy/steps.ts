import type { Step } from '../page-copy.ts';

/** The three steps of every pickup. */
export const callOrWrite: readonly [Step, Step, Step] = [
  {
    title: 'Call or go online',
    description:
      'Contact us by phone or through this website to schedule a consultation. Tell us what goes and roughly how much.',
  },
  {
    title: 'Pick a time',
    description:
      'Schedule a pickup at a time that is convenient for you, {{hours}}. Today or tomorrow is often open.',
  },
  {
    title: 'Watch it go',
    description:
      'Our team lifts it, loads it and hauls it away. You hear the price before any of that begins.',
  },
];
