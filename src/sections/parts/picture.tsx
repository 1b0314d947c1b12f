/** A decorative picture from content, if its address is allowed: https, or a path of this site. */
export function Picture({ src, className }: { readonly src: string; readonly className?: string }) {
  if (!/^(?:https:\/\/[^\s/]|\/(?!\/))/i.test(src)) return null;
  return <img className={className} src={src} alt="" loading="lazy" decoding="async" />;
}
