import type { Frame, SharePicture } from './frame.ts';

interface DocumentHeadProps {
  readonly frame: Frame;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Metadata for browsers and search engines. Empty values are omitted. */
export function DocumentHead({ frame, title, description, keywords }: DocumentHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={frame.robots} />
      <meta name="theme-color" content={frame.theme_colors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={frame.theme_colors.dark} media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      {frame.font !== null && (
        <link rel="preload" href={frame.font} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
      <link rel="stylesheet" href={frame.stylesheets[frame.illustrations]} />
      {frame.canonical !== null && <link rel="canonical" href={frame.canonical} />}
      {frame.links?.map(link => (
        <link key={`${link.rel} ${link.href}`} {...link} />
      ))}
      {frame.favicon !== null && (
        <>
          <link rel="icon" href={frame.favicon} type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:site_name" content={frame.business.name} />
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      {frame.canonical !== null && <meta property="og:url" content={frame.canonical} />}
      {frame.share_picture !== null && <ShareTags picture={frame.share_picture} />}
      {frame.structured.map(item => (
        <script
          key={jsonLd(item)}
          type="application/ld+json"
          // JSON that can't end its own element.
          dangerouslySetInnerHTML={{ __html: jsonLd(item) }}
        />
      ))}
    </head>
  );
}

function ShareTags({ picture }: { readonly picture: SharePicture }) {
  return (
    <>
      <meta property="og:image" content={picture.href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** An object as JSON that is safe inside a script element. */
function jsonLd(item: object): string {
  return JSON.stringify(item).replaceAll('<', '\\u003c');
}
