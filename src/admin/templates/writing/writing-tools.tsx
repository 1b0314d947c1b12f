import { Button, Group, Tooltip, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowsShuffle, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { writingRoutes } from '../../../contract/templates/writing.ts';
import { readQuery } from '../../platform/read-query.ts';
import { useWriting } from './use-writing.ts';
import { spintaxBody, type WritingField, type WritingJob } from './writing-request.ts';

const WritingPanel = lazy(async () => ({ default: (await import('./writing-panel.tsx')).WritingPanel }));

interface WritingToolsProps extends WritingField {
  /** Example values for the reading shown under the result. */
  values: Readonly<Record<string, string>>;
  /** How the engine reads this text. */
  kind?: 'prose' | 'title';
  /** Gets the whole new text, once: one step of the editor's undo. */
  onApply: (text: string) => void;
}

/** Help with one text field: generate, expand, spin. The result is shown and edited first; the field changes on Apply. */
export function WritingTools({ values, kind = 'prose', onApply, ...field }: WritingToolsProps) {
  const { state, start, stop, edit } = useWriting(field);
  const [applied, setApplied] = useState<{ before: string; text: string } | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const canUndo = applied !== null && applied.text === field.value;

  // While it is typed, the answer about the text before stays.
  const [checked] = useDebouncedValue(field.value, 500);
  const check = useQuery(
    // The button says that a text can't be spun before it is pressed.
    readQuery(writingRoutes.checkSpintax, {
      body: spintaxBody({ ...field, value: checked }, 'medium'),
      enabled: checked.trim() !== '',
      staleTime: Number.POSITIVE_INFINITY,
    }),
  ).data;
  const refusal = checked === field.value ? (check?.reason ?? null) : null;
  const refusalId = useId();

  const begin = (job: WritingJob) => (event: { currentTarget: HTMLButtonElement }) => {
    opener.current = event.currentTarget;
    void start(job);
  };
  const close = () => {
    stop();
    opener.current?.focus();
  };
  const apply = (text: string) => {
    setApplied({ before: field.value, text });
    onApply(text);
    close();
  };
  const undo = () => {
    if (applied) onApply(applied.before);
    setApplied(null);
    opener.current?.focus();
  };
  const tool = {
    size: 'compact-sm',
    variant: 'subtle',
    color: 'gray',
    fz: 'xs',
    fw: 500,
    c: 'dimmed',
  } as const;
  return (
    <>
      <Group gap={2} mt={-8} ml={-8} role="group" aria-label={`Writing help: ${field.field_label}`}>
        <Button
          {...tool}
          leftSection={<IconSparkles size={14} aria-hidden />}
          onClick={begin({ kind: 'generate' })}
        >
          Generate
        </Button>
        {field.value.trim() !== '' && (
          <Button
            {...tool}
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={begin({ kind: 'expand' })}
          >
            Expand
          </Button>
        )}
        <Tooltip label={refusal} disabled={refusal === null} multiline maw={320}>
          <Button
            {...tool}
            leftSection={<IconArrowsShuffle size={14} aria-hidden />}
            aria-disabled={refusal !== null}
            data-disabled={refusal !== null}
            {...(refusal !== null && { 'aria-describedby': refusalId })}
            onClick={event => refusal === null && begin({ kind: 'spin', depth: 'medium' })(event)}
          >
            Spin
          </Button>
        </Tooltip>
        {refusal !== null && <VisuallyHidden id={refusalId}>{refusal}</VisuallyHidden>}
        {canUndo && (
          <Button {...tool} c="var(--mantine-color-text)" onClick={undo}>
            Applied. Undo
          </Button>
        )}
      </Group>
      {state.status !== 'idle' && (
        <Suspense fallback={null}>
          <WritingPanel
            label={field.field_label}
            state={state}
            kind={kind}
            values={values}
            onEdit={edit}
            onStart={job => void start(job)}
            onApply={apply}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
