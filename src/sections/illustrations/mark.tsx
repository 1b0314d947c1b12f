/** A sign that the style sheet draws for each background. */
export function Mark({ name }: { readonly name: string }) {
  return <i className={`art art-${name}`} />;
}
