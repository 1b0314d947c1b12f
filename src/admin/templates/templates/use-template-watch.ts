import { useState } from 'react';
import type { TemplateWatch } from '../../../contract/templates/template-watch.ts';
import { templateRoutes } from '../../../contract/templates/templates.ts';
import { useServerEvents } from '../../platform/use-server-events.ts';

/** Stands in for the id of a template that is not stored yet; nothing is asked about it. */
const none = '00000000-0000-4000-8000-000000000000';

/** Who else has this template open, and whether somebody saved it meanwhile. Told by the server at once. */
export function useTemplateWatch(id: string | null, editorId: string) {
  const [news, setNews] = useState<TemplateWatch | null>(null);
  useServerEvents({
    route: templateRoutes.events,
    params: { id: id ?? none, editor_id: editorId },
    event: 'template',
    enabled: id !== null,
    onMessage: setNews,
  });
  return {
    news,
    others: news?.editors.filter(editor => editor.editor_id !== editorId) ?? [],
  };
}
