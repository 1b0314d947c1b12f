import { Group, Paper, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { postRoutes } from '../../../contract/website/posts.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { listQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import classes from './post-editor.module.css';

const PAUSE = 350;

/** The post as visitors will read it: drawn by the server, in a frame with the site's own stylesheet. */
export function PostPreview({ title, body }: { title: string; body: string }) {
  const [text] = useDebouncedValue({ title: title || 'Title', body, description: '' }, PAUSE);
  const preview = useQuery(listQuery(postRoutes.preview, { body: text, gcTime: 0 }));
  return (
    <Paper component="section" aria-labelledby="post-preview" className={classes.preview}>
      <Group justify="space-between" px="md" py="xs" className={classes.previewHead}>
        <Title order={2} id="post-preview">
          Preview
        </Title>
        <Text size="sm" c="dimmed" className="numeric">
          {preview.data ? `${counted(preview.data.minutes, 'minute')} to read` : ''}
        </Text>
      </Group>
      {preview.error && !preview.data ? (
        <Text p="md" role="alert">
          The preview could not be drawn. {errorMessage(preview.error)}
        </Text>
      ) : (
        <PreviewFrame html={preview.data?.html ?? ''} />
      )}
    </Paper>
  );
}

/**
 * The frame runs no scripts, and its links are disabled. The document is loaded once; later texts replace its body, so
 * that the scroll position stays.
 */
function PreviewFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first, setFirst] = useState('');
  const [isLoaded, setLoaded] = useState(false);
  if (first === '' && html !== '') setFirst(html);
  useEffect(() => {
    const shown = frame.current?.contentDocument?.body;
    if (!isLoaded || !shown || html === '') return;
    const next = new DOMParser().parseFromString(html, 'text/html').body;
    for (const link of next.querySelectorAll('a[href]')) link.setAttribute('target', '_blank');
    shown.replaceChildren(...next.childNodes);
  }, [html, isLoaded]);
  return (
    <iframe
      ref={frame}
      title="The post as visitors will read it"
      className={classes.frame}
      sandbox="allow-same-origin"
      srcDoc={first}
      onLoad={() => setLoaded(first !== '')}
    />
  );
}
