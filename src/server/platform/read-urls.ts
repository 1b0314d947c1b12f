interface ReadVariables {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
}

/** @example readUrls('postgres://a/db, postgres://b/db') // ['postgres://a/db', 'postgres://b/db'] */
export function readUrls(text: string | undefined): readonly string[] {
  return (text ?? '').split(/[\s,]+/).filter(Boolean);
}

/** Problems with the addresses of standbys. No message repeats an address, because it may have a password. */
export function readUrlProblems({ DATABASE_URL, DATABASE_READ_URL }: ReadVariables): string[] {
  const urls = readUrls(DATABASE_READ_URL);
  if (urls.length === 0) return [];
  if (!urls.every(url => /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url))) {
    return [
      'DATABASE_READ_URL: must be postgres:// addresses, separated by commas or spaces. Write a comma in a password as %2C.',
    ];
  }
  return [
    ...(DATABASE_URL
      ? []
      : [
          'DATABASE_READ_URL: needs DATABASE_URL, the primary of these standbys. Set it, or remove DATABASE_READ_URL.',
        ]),
    ...(new Set(urls.map(url => new URL(url).host)).size < urls.length
      ? ['DATABASE_READ_URL: names a server twice. Give each standby once.']
      : []),
  ];
}
