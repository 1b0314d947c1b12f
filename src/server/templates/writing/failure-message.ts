import type { WritingFailure } from './writing-provider.ts';

const messages: Readonly<Record<string, string>> = {
  timeout: 'did not finish in time.',
  silence: 'did not answer in time.',
  'cut-off': 'was cut off in the middle.',
  'too-long': 'wrote far too much.',
  'too-many-bytes': 'wrote far too much.',
  'not-a-text': 'answered with something other than texts.',
  'status-401': 'refused the key of AI_API_KEY.',
  'status-403': 'refused the key of AI_API_KEY.',
  'status-429': 'takes no more calls now.',
};

/** What happened, for the person who asked. @example failureMessage('small', failure) // 'small did not answer in time.' */
export function failureMessage(model: string, { message }: WritingFailure): string {
  return `${model} ${messages[message] ?? 'failed.'}`;
}
