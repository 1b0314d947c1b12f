interface NameParts {
  readonly template: string;
  readonly keywords: number;
  readonly locations: number;
  readonly update: boolean;
  readonly date: Date;
}

/** The name of a batch whose maker gave none. */
export function batchName({ template, keywords, locations, update, date }: NameParts): string {
  const day = date.toISOString().slice(0, 10);
  return `${update ? 'Update - ' : ''}${template} - ${keywords} keywords, ${locations} locations - ${day}`;
}
