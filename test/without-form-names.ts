/**
 * HTML to be searched for words that no visitor may read, without what a form sends: a field that the
 * specification calls `junk_types` whatever the trade, and the form's token, whose random letters
 * spell any short word now and then.
 */
export const withoutFormNames = (html: string): string =>
  html.replaceAll('junk_types', '').replaceAll(/(name="form_token" value=")[^"]*/g, '$1');
