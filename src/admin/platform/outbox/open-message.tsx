import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type OutboxRow, outboxRoutes } from '../../../contract/platform/outbox.ts';
import { readQuery } from '../read-query.ts';
import { openDialog } from '../ui/open-dialog.tsx';
import { Refusal } from '../ui/refusal.tsx';

/** Shows a message as it is, or would be, sent. */
export function openMessage({ id, subject }: Pick<OutboxRow, 'id' | 'subject'>) {
  openDialog({ title: subject }, () => <MessageText id={id} />);
}

function MessageText({ id }: { id: string }) {
  const message = useQuery(readQuery(outboxRoutes.read, { params: { id }, gcTime: 0 }));
  if (message.isPending) return <Skeleton height={120} />;
  if (message.isError) return <Refusal error={message.error} />;
  const { to, text } = message.data;
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        To {to}
      </Text>
      {text === null ? (
        <Text size="md">The text was deleted because it held a link or a code.</Text>
      ) : (
        <div style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{withLinks(text)}</div>
      )}
    </>
  );
}

/** Only links of this site become links. Each piece is known by where it begins. */
function withLinks(text: string) {
  let begin = 0;
  return text.split(/(https?:\/\/\S+)/).map(part => {
    const key = begin;
    begin += part.length;
    if (!part.startsWith(`${window.location.origin}/`)) return part;
    return (
      <Anchor key={key} href={part} underline="always">
        {part}
      </Anchor>
    );
  });
}
