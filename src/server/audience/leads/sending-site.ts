import type { LeadContext } from './lead-context.ts';

export const hostOf = (request: Request) => request.headers.get('host') ?? new URL(request.url).host;

export const publicHost = ({ publicUrl }: Pick<LeadContext, 'publicUrl'>) =>
  publicUrl ? new URL(publicUrl).host : null;

/** Whether a browser says that the form stood on another site. "null" is what it sends where privacy settings hide that. */
export function isFromOtherSite(context: Pick<LeadContext, 'publicUrl'>, request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return ![hostOf(request), publicHost(context)].includes(new URL(origin).host);
}
