/** A picture from content, when it is one a page may load: https, or a path of this site. It says nothing the text doesn't. */
export function Picture({ src, className }: { readonly src: string; readonly className?: string }) {
  if (!/^(?:https:\/\/[^\s/]|\/(?!\/))/i.test(src)) return null;
  return <img className={className} src={src} alt="" loading="lazy" decoding="async" />;
}
