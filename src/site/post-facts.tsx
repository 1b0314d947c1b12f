/** When a post appeared, for people and for machines. */
export interface PostDay {
  readonly shown: string;
  readonly iso: string;
}

interface PostFactsProps {
  readonly day: PostDay;
  readonly minutes: number;
  readonly author: string;
}

/** A post's date, reading time and author. */
export function PostFacts({ day, minutes, author }: PostFactsProps) {
  return (
    <p className="post-facts">
      <time dateTime={day.iso}>{day.shown}</time>
      <span>{minutes} min read</span>
      {author !== '' && <span>By {author}</span>}
    </p>
  );
}
