import { lineOf, type Rule } from './repository.ts';

/* What visitors and owners read is spelled as in the United States. */

const british = new RegExp(
  [
    String.raw`\b\w*(?:colour|neighbour|favour|honour|behaviour|labour|flavour|harbour|rumour|vapour)\w*`,
    String.raw`\b(?:centre|metre|litre|theatre|fibre|licence|defence|offence|cheque|tyre|kerb|storey|mould|grey)s?\b`,
    String.raw`\b\w*(?:organ|recogn|apolog|real|final|minim|maxim|summar|personal|prior|custom|categor|optim|emphas|special)is(?:e|ed|es|ing|ation)\b`,
    String.raw`\b(?:enquir(?:y|ies|e|ed|ing)|whilst|amongst|learnt|spelt|fortnights?|postcodes?|programmes?|catalogues?|aluminium|fulfil|skilful|rubbish|lorr(?:y|ies)|pyjamas|ageing|judgement|plough\w*|practis(?:e|ed|ing)|travell(?:ed|er|ers|ing)|jewellery|analys(?:e|ed|ing))\b`,
  ].join('|'),
  'gi',
);

/** Copy of the sites, and the screens. */
const shown = /^(?:content|src\/(?:admin|sections|site|contract))\/.*\.tsx?$/;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Sentences in quotes, and text between tags. Names in code are not read. */
const texts = /'((?:\\.|[^'\n\\])*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}=;]+)</g;

export const americanSpelling: Rule = files =>
  files
    .filter(({ path }) => shown.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(comments, comment => comment.replace(/[^\n]/g, ' '));
      return [...code.matchAll(texts)].flatMap(found => {
        const words = found.slice(1).find(part => part !== undefined) ?? '';
        if (!/\s|^[A-Z]/.test(words)) return [];
        return [...words.replace(/\$\{[^}]*\}/g, '').matchAll(british)].map(
          ([word]) => `${path}:${lineOf(code, found.index)}: “${word}” is British. Spell it as Americans do.`,
        );
      });
    });
