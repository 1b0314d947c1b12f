import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutTemplate, type PeerPage, type SamplePage } from './sample-page.ts';

/** Writes these pages as a Hugo site: one layout, cut from a page of ours, and a file for each page with its values. */
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

function layoutOf(sample: SamplePage): string {
  const shown = { slug: '{{ .Title }}', city: '{{ .Params.city }}', keyword: '{{ .Params.keyword }}' };
  return cutTemplate(sample)
    .map(part => ('text' in part ? part.text.replaceAll('{{', '{{ "{{" }}') : shown[part.value]))
    .join('');
}
