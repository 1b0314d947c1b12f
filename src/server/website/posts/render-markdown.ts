import MarkdownIt from 'markdown-it';
import { safeHref } from '../../../sections/schemas.ts';

/*
 * Renders Markdown to HTML that is safe in a public page: markup in the text is escaped, links have allowed protocols, and
 * pictures come from this site or over https.
 */
const markdown = new MarkdownIt({ html: false, linkify: false });
const { rules } = markdown.renderer;

markdown.validateLink = address => safeHref(address) !== '';

/** The post's title is the page's first heading, so its own begin below it; none is more than one level under the one before. */
markdown.core.ruler.push('heading-levels', ({ tokens }) => {
  const open: number[] = [];
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    if (token.type === 'heading_open') {
      const level = Number(token.tag.slice(1));
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
    }
    token.tag = `h${Math.min(open.length + 1, 6)}`;
  }
});

rules.image = (tokens, at, options, env, renderer) => {
  const token = tokens[at];
  if (!token) return '';
  const words = renderer.renderInlineAsText(token.children ?? [], options, env);
  const source = token.attrGet('src') ?? '';
  if (!/^(?:https:\/\/[^/]|\/(?!\/))/i.test(source)) return markdown.utils.escapeHtml(words);
  token.attrSet('alt', words);
  token.attrSet('loading', 'lazy');
  token.attrSet('decoding', 'async');
  return renderer.renderToken(tokens, at, options);
};

// Content wider than a phone scrolls in its own frame, by keyboard too.
rules.table_open = () => '<div class="wide" role="region" aria-label="Table" tabindex="0"><table>\n';
rules.table_close = () => '</table></div>\n';
for (const name of ['fence', 'code_block'] as const) {
  const render = rules[name];
  rules[name] = (...given) => (render?.(...given) ?? '').replace(/^<pre/, '<pre tabindex="0"');
}

/**
 * @example renderMarkdown('# Hi <b>') // '<h2>Hi &lt;b&gt;</h2>\n'
 */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

/** The parts of a text, as they are rendered. */
export function postTokens(text: string) {
  return markdown.parse(text, {});
}
