interface TitledListProps {
  /** Either text may be empty. */
  readonly entries: readonly { readonly title: string; readonly description: string }[];
  readonly className?: string;
}

/** Entries of a title and a sentence each; nothing without entries. */
export function TitledList({ entries, className }: TitledListProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={className}>
      {entries.map((entry, index) => (
        <li key={index}>
          {entry.title !== '' && <h3>{entry.title}</h3>}
          {entry.description !== '' && <p>{entry.description}</p>}
        </li>
      ))}
    </ul>
  );
}
