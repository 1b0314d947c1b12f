import { contentFromPack } from './content-from-pack.ts';
import { spinText } from './spin-text.ts';
import type { WritingProvider } from './writing-provider.ts';

/** Writes without a service: uses the pack's content and a list of phrases. */
export const builtInWriter: WritingProvider = {
  provider: 'built-in',
  model: '',
  async write(task, { onText }) {
    const text = task.kind === 'content' ? contentFromPack(task) : spinText(task.content, task);
    await onText?.(text);
    return { text, tokensIn: 0, tokensOut: 0 };
  },
};
