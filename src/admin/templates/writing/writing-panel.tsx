import { Alert, Button, Group, Loader, Paper, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { SpinDepth } from '../../../contract/templates/writing.ts';
import { OneReading } from './one-reading.tsx';
import type { WritingState } from './use-writing.ts';
import classes from './writing-panel.module.css';
import type { WritingJob } from './writing-request.ts';

interface WritingPanelProps {
  label: string;
  state: Exclude<WritingState, { status: 'idle' }>;
  kind: 'prose' | 'title';
  values: Readonly<Record<string, string>>;
  onEdit: (text: string) => void;
  onStart: (job: WritingJob) => void;
  onApply: (text: string) => void;
  onClose: () => void;
}

/** A text while it is written, then the result to read, change, accept or discard. Escape discards it. */
export function WritingPanel({ label, state, kind, values, ...on }: WritingPanelProps) {
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLTextAreaElement>(null);
  const { status, job } = state;
  const text = status === 'failed' ? '' : state.text;

  useEffect(() => {
    panel.current?.focus();
  }, []);
  useEffect(() => {
    // A focus that was moved elsewhere stays there.
    const isHere = panel.current?.contains(document.activeElement);
    if (status === 'ready' && isHere) result.current?.focus();
  }, [status]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    on.onClose();
  };

  return (
    <Paper
      ref={panel}
      className={classes.panel}
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={leave}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={600} id={title}>
            {titles[job.kind]}: {label}
          </Text>
          {job.kind === 'spin' && (
            <DepthControl value={job.depth} onChange={depth => on.onStart({ kind: 'spin', depth })} />
          )}
        </Group>
        {status === 'failed' ? (
          <Alert color="red" variant="light" role="alert" p="xs">
            {state.message}
          </Alert>
        ) : (
          <Textarea
            ref={result}
            aria-label="Written text, editable"
            value={text}
            readOnly={status === 'working'}
            onChange={event => on.onEdit(event.currentTarget.value)}
            classNames={{ input: classes.result }}
            minRows={3}
            maxRows={14}
          />
        )}
        {status === 'ready' && (
          <OneReading text={text} values={values} kind={kind} varies={job.kind === 'spin'} />
        )}
        {status === 'ready' && state.statements.length > 0 && (
          <Text size="xs" c="dimmed">
            Rests on: {state.statements.map(statement => statement.text).join(' ')}
          </Text>
        )}
        <Group justify="space-between" gap="xs">
          <Group gap={6} role="status" c="dimmed" className={classes.status}>
            {status === 'working' && <Loader size={14} aria-hidden />}
            <Text size="xs">{statusLabel(state)}</Text>
          </Group>
          <Group gap="xs">
            <Button size="xs" variant="subtle" color="gray" onClick={on.onClose}>
              Cancel
            </Button>
            {canRepeat(state) && (
              <Button size="xs" onClick={() => on.onStart(job)}>
                {status === 'failed' ? 'Try again' : 'Write again'}
              </Button>
            )}
            {status !== 'failed' && (
              <Button
                size="xs"
                variant="filled"
                color="ink.7"
                disabled={status === 'working' || text.trim() === ''}
                onClick={() => on.onApply(text)}
              >
                Apply
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </Paper>
  );
}

const titles = { generate: 'Generate', expand: 'Expand', spin: 'Spin' } as const;

function DepthControl({ value, onChange }: { value: SpinDepth; onChange: (depth: SpinDepth) => void }) {
  return (
    <SegmentedControl
      aria-label="Depth"
      size="xs"
      value={value}
      onChange={onChange}
      data={[
        { value: 'light', label: 'Light' },
        { value: 'medium', label: 'Medium' },
        { value: 'heavy', label: 'Heavy' },
      ]}
    />
  );
}

/** The built-in writer always makes the same spin text; only the depth changes it. */
function canRepeat(state: WritingPanelProps['state']): boolean {
  if (state.status !== 'ready') return state.status === 'failed';
  return state.job.kind !== 'spin' || state.written_by !== 'built-in';
}

function statusLabel(state: WritingPanelProps['state']): string {
  if (state.status === 'working') return 'Writing…';
  if (state.status === 'failed') return 'The field is unchanged.';
  const writer = state.written_by === 'built-in' ? 'the built-in writer' : state.written_by;
  return state.is_fallback ? 'The AI writer failed. This is the standard text.' : `Written by ${writer}`;
}
