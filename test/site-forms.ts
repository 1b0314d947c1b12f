import type { LeadKind } from '../src/contract/audience/lead-filter.ts';

/** A form of a page: its hidden values, action and method. */
export interface FoundForm {
  readonly action: string;
  readonly isMultipart: boolean;
  readonly hidden: Record<string, string>;
  /** Names of the fields to fill in. */
  readonly names: readonly string[];
}

/** The form of this kind in a page's HTML, as a browser without script sees it. */
export function findForm(html: string, kind: LeadKind): FoundForm {
  const form = [...html.matchAll(/<form class="lead-form"[^>]*>.*?<\/form>/gs)]
    .map(([whole]) => whole)
    .find(whole => whole.includes(`name="kind" value="${kind}"`));
  if (!form) throw new Error(`the page has no ${kind} form`);
  const inputs = [...form.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) =>
    unescape(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const hidden = inputs.filter(tag => tag.includes('type="hidden"'));
  return {
    action: unescape(/ action="([^"]*)"/.exec(form)?.[1] ?? ''),
    isMultipart:
      form.includes('encType="multipart/form-data"') || form.includes('enctype="multipart/form-data"'),
    hidden: Object.fromEntries(hidden.map(tag => [attribute(tag, 'name'), attribute(tag, 'value')])),
    names: [...new Set(inputs.filter(tag => !hidden.includes(tag)).map(tag => attribute(tag, 'name')))],
  };
}

function unescape(text: string): string {
  const characters: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
  return text.replaceAll(/&(quot|amp|lt|gt|#x27);/g, (whole, name: string) => characters[name] ?? whole);
}
