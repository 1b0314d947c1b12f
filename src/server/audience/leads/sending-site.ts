import type { LeadContext } from './lead-context.ts';

/** What a call says of itself. Not trusted. */
type Sent = Pick<Request, 'headers' | 'url'>;

export const hostOf = (request: Sent) => request.headers.get('host') ?? new URL(request.url).host;

export const publicHost = ({ publicUrl }: Pick<LeadContext, 'publicUrl'>) =>
  publicUrl ? new URL(publicUrl).host : null;

/** True if the browser says that the form was on another site. It sends "null" if privacy settings hide the site. */
export function isFromOtherSite(context: Pick<LeadContext, 'publicUrl'>, request: Sent): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return ![hostOf(request), publicHost(context)].includes(new URL(origin).host);
}
