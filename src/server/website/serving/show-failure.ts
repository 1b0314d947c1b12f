import { AppError } from '../../platform/errors.ts';
import type { FrameContext } from '../context/frame-context.ts';
import { renderErrorPage, renderUnsentPage } from '../landing-pages/render-page.ts';

/** Shows a failure as a page of the site, for a browser; otherwise the reply as it is. */
export function showFailure(
  context: FrameContext,
  { request, reply, error }: { request: Request; reply: Response; error: unknown },
): Response {
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
  const isOfProgram = /^\/(?:api|admin)(?:\/|$)/.test(new URL(request.url).pathname);
  if (reply.status < 500 || !isPage || isOfProgram) return reply;
  const headers = new Headers(reply.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html =
    error instanceof AppError
      ? renderUnsentPage(context, error.message)
      : renderErrorPage(context, error).html;
  return new Response(html, { status: reply.status, headers });
}
