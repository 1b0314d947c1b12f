import type { LinkItem } from '../site-facts.ts';

/** Links, one under the other. */
export function LinkList({ links }: { readonly links: readonly LinkItem[] }) {
  return (
    <ul>
      {links.map(link => (
        <li key={link.href}>
          <a href={link.href}>{link.text}</a>
        </li>
      ))}
    </ul>
  );
}
