import { type RedirectType, redirectTypes } from '../../../contract/pages/redirects.ts';
import { protection } from '../../website/context/protection.ts';
import { speculationHeader, speculationRulesPath } from '../../website/context/speculation-rules.ts';
import type { RedirectFiles } from './redirect-files.ts';

/** The nginx configuration for an export: `include` it within `http`, after setting the paths. */
export function nginxText({ formsOrigin }: { readonly formsOrigin: string | null }): string {
  const headers = Object.entries({ ...protectionFor(formsOrigin), ...speculationHeader })
    .map(([name, value]) => `    add_header ${name} ${JSON.stringify(value).replaceAll('$', '')};`)
    .join('\n');
  return `# Written by each export. Within nginx's "http":
#   include /srv/site/.pagehaul/nginx-maps.conf;
#   server { listen 80; root /srv/site; include /srv/site/.pagehaul/nginx-server.conf; }
# Forms need the program: location /leads { proxy_pass http://127.0.0.1:3000; } location /calls { … }

absolute_redirect off;
port_in_redirect off;
charset utf-8;
charset_types text/css application/xml text/plain application/rss+xml;
error_page 404 /404.html;
${redirectTypes.flatMap(code => [`queried_${code}`, `to_${code}`].map(name => answer(name, code))).join('\n')}
location ^~ /.pagehaul { return 404; }
location = /_redirects { return 404; }
location = /_headers { return 404; }
location = /404.html { internal; }
location = ${speculationRulesPath} { types { } default_type application/speculationrules+json; }
location ~ ^/sitemap[a-z0-9-]*\\.xml$ { types { } default_type application/xml; }
location = /blog/feed.xml { types { } default_type application/rss+xml; }
location ~ ^(?<pagehaul_plain>/.+)/$ {
    if (-f $document_root$pagehaul_plain.html) { return 301 $pagehaul_plain$is_args$args; }
    try_files $uri/index.html =404;
${headers}
}
location / {
    if (-f $document_root$uri/index.html) { set $pagehaul_page "page"; }
    if ($uri = "/") { set $pagehaul_page ""; }
    if ($pagehaul_page) { return 301 $uri/$is_args$args; }
    try_files $uri $uri.html $uri/index.html =404;
${headers}
}
`;
}

const answer = (name: string, code: RedirectType) =>
  `if ($pagehaul_${name} != "") { return ${code}${code === 410 ? '' : ` $pagehaul_${name}`}; }`;

/** The redirects: a map for each status, by path and by path with query. */
export function nginxMapsText({ maps, queries }: Pick<RedirectFiles, 'maps' | 'queries'>): string {
  const map = (key: string, name: string, entries = '') =>
    `map ${key} $pagehaul_${name} {\ndefault "";\n${entries}}\n`;
  const blocks = redirectTypes.map(
    code =>
      map('$uri', `to_${code}`, maps.get(code)) + map('"$uri?$args"', `queried_${code}`, queries.get(code)),
  );
  return `map_hash_bucket_size 4096;
map_hash_max_size 65536;
map $args $pagehaul_more { "" ""; default "&$args"; }
${blocks.join('')}`;
}

/** The headers as several hosts of static sites read them. */
export function headersText({ formsOrigin }: { readonly formsOrigin: string | null }): string {
  const headers = { ...protectionFor(formsOrigin), ...speculationHeader };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}

/** The content security policy must allow forms to post to another origin. */
function protectionFor(formsOrigin: string | null): Record<string, string> {
  const policy = protection['Content-Security-Policy'];
  return {
    ...protection,
    'Content-Security-Policy':
      formsOrigin === null
        ? policy
        : policy.replace("form-action 'self'", `form-action 'self' ${formsOrigin}`),
  };
}
