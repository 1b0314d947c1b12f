/** More than a server says in earnest. */
const maxLength = 400;

/**
 * Why a message was not sent, for people, with the words of the mail server. What else answers at its address is not
 * repeated.
 */
export function describeMailFailure(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error));
  const code = 'code' in error ? String(error.code) : '';
  const words = 'response' in error ? serverWords(error.response) : '';
  if (code === 'EAUTH') {
    return oneLine(`The mail server refused the user or the password. Check both. ${words || error.message}`);
  }
  if (code === 'EPROTOCOL') return oneLine(`What answered is no mail server, or speaks TLS there. ${words}`);
  if (code === 'ETLS') return oneLine(`No encrypted connection. Check security and port. ${error.message}`);
  if (words !== '') return oneLine(`The mail server refused the message. ${words}`);
  if (/^E[A-Z]+$/.test(code)) return oneLine(`The mail server was not reached. ${error.message}`);
  return oneLine(error.message);
}

/** What a mail server said; empty if it is nothing that one says. @example '535 5.7.8 Wrong password' */
export function serverWords(response: unknown): string {
  return typeof response === 'string' && /^\d{3}[ -]/.test(response) ? oneLine(response) : '';
}

const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\s]/gu, ' ')
    .trim()
    .slice(0, maxLength);
