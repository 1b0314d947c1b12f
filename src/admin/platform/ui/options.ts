/** The options of a choice, from the labels of its values: texts, or those of a status. */
export function optionsOf(labels: Readonly<Record<string, string | { readonly word: string }>>) {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : label.word,
  }));
}
