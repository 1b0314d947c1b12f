import type { IncomingMessage } from 'node:http';
import { formPlace } from '../../../site/forms/page-forms.ts';
import { leadSource } from '../../audience/leads/lead-source.ts';
import type { ServingCall } from './serving-call.ts';

/** A GET of the form's post address redirects to the page of the form. */
export async function answerFormAddress({ path, request, response }: ServingCall): Promise<boolean> {
  if (!/^\/leads\/?$/.test(path)) return false;
  response.writeHead(303, { Location: pageOfForm(request), 'Cache-Control': 'no-store' }).end();
  return true;
}

/** The page whose form posts to /leads, if the referrer is ours; else the contact page. */
function pageOfForm({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { page_path } = leadSource({}, { referer: headers.referer ?? null, host: headers.host ?? null });
  const isPage =
    page_path !== null &&
    /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/.test(page_path) &&
    !/^\/leads\/?$/.test(page_path);
  return isPage ? page_path : `/contact#${formPlace.footer}`;
}
