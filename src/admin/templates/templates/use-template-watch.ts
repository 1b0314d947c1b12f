import { useState } from 'react';
import type { TemplateWatch } from '../../../contract/templates/template-watch.ts';
import { templateRoutes } from '../../../contract/templates/templates.ts';
import { useServerEvents } from '../../platform/use-server-events.ts';

/** Placeholder id of an unsaved template; no request uses it. */
const none = '00000000-0000-4000-8000-000000000000';

/** Live updates: other people with this template open, and their saves. */
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
