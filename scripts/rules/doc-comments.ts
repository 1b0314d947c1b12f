import { lineOf, type Rule } from './repository.ts';

/* A doc comment is a sentence or a noun phrase. One that starts in the middle of a sentence makes readers guess its subject. */

const ours = /^(?:src|test|bench|scripts)\/.*\.tsx?$/;
const start = /^[ \t]*\/\*\*\s+(?:\*[ \t]*)?(Of|Those|By|As|Whether|Its|Their|Such|So|The same)\b/gm;

const condition = 'Start with “True if”, or with what the function does';
const noun = 'Name what it is: start with a noun or a verb';

export const docComments: Rule = files =>
  files
    .filter(({ path }) => ours.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(start)].map(
        ({ index, 1: word }) =>
          `${path}:${lineOf(text, index)}: a doc comment starts with “${word}”. ${word === 'Whether' ? condition : noun}.`,
      ),
    );
