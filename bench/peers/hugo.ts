import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of ours, and the values it was made with: so a peer's template can be cut from it. */
export interface SamplePage {
  readonly html: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What a page of the peer's is made of. */
export interface PeerPage {
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
}

/**
 * The same pages as a Hugo site: one layout, cut from a page of ours, and a file for each page with its values. The layout
 * only puts values in their places; choices of words, related pages and checks, which ours makes for each page, it has as
 * they are on one page. That is in Hugo's favour.
 */
export function writeHugoSite(folder: string, sample: SamplePage, pages: readonly PeerPage[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'layouts', '_default'), { recursive: true });
  mkdirSync(join(folder, 'content'), { recursive: true });
  writeFileSync(
    join(folder, 'config.toml'),
    'baseURL = "http://127.0.0.1/"\nlanguageCode = "en-us"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap", "home", "section", "404"]\n',
  );
  writeFileSync(join(folder, 'layouts', '_default', 'single.html'), layoutOf(sample));
  for (const { slug, ...values } of pages) {
    const lines = Object.entries(values).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    writeFileSync(
      join(folder, 'content', `${slug}.md`),
      `+++\ntitle = ${JSON.stringify(slug)}\n${lines.join('\n')}\n+++\n`,
    );
  }
}

/** Every place where a value of the sample stands, in whatever case, shows the page's own. */
function layoutOf({ html, values }: SamplePage): string {
  const plain = html.replaceAll('{{', '{{ "{{" }}');
  const names = Object.entries(values).toSorted((a, b) => b[1].length - a[1].length);
  const pattern = new RegExp(
    names.map(([, value]) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'gi',
  );
  return plain.replace(pattern, found => {
    const name = names.find(([, value]) => value.toLowerCase() === found.toLowerCase())?.[0];
    return name === undefined ? found : name === 'slug' ? '{{ .Title }}' : `{{ .Params.${name} }}`;
  });
}
