import { Alert, Button, Group, List, Loader, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { LeftOutSentence, ServiceTexts } from '../../../contract/business/service-texts.ts';
import { type ServiceContent, serviceFields } from '../../../sections/schemas.ts';
import { counted } from '../../platform/ui/count.ts';
import { FoldedPanel } from '../../platform/ui/folded-panel.tsx';
import type { InterviewOf, Told } from './use-interview.ts';
import { useServiceWriting } from './use-service-writing.ts';

interface WriteWithModelProps {
  readonly of: InterviewOf;
  readonly told: Told;
  readonly model: string;
  /** Takes the texts; null: the owner’s own sentences instead. */
  readonly onTexts: (written: ServiceTexts | null) => void;
}

const anywhere = { overflowWrap: 'anywhere' } as const;

/** A model writes from the answers. Its texts are shown first, and taken by a button. */
export function WriteWithModel({ of, told, model, onTexts }: WriteWithModelProps) {
  const { state, start, stop } = useServiceWriting();
  const { status } = state;
  const write = () => void start(of, told);
  const again = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'ready') again.current?.focus();
  }, [status]);
  return (
    <Paper p="md" withBorder component="section" aria-label={`Write with ${model}`}>
      <Stack gap="sm" align="flex-start" style={anywhere}>
        {told.written && status === 'idle' && (
          <Group gap="xs">
            <Text size="sm">Pages say what {told.written.written_by} wrote.</Text>
            <Button size="compact-sm" variant="subtle" onClick={() => onTexts(null)}>
              Use my own sentences instead
            </Button>
          </Group>
        )}
        {(status === 'idle' || status === 'failed') && (
          <>
            <Text size="sm">
              {model} writes from your answers and statements alone. What goes beyond them is left out.
            </Text>
            {status === 'failed' && (
              <Alert color="red" role="alert" w="100%">
                {state.message}
              </Alert>
            )}
            <Button h="auto" mih={36} py={6} styles={{ label: { whiteSpace: 'normal' } }} onClick={write}>
              {status === 'failed' ? 'Try again' : `Write with ${model}`}
            </Button>
          </>
        )}
        {status === 'working' && (
          <Group gap="sm">
            <Group gap="xs" role="status" wrap="nowrap">
              <Loader size={16} aria-hidden />
              <Text size="sm">
                {model} is writing.{' '}
                {state.sentences > 0 && `About ${counted(state.sentences, 'sentence')} so far.`}
              </Text>
            </Group>
            <Button size="compact-sm" onClick={stop}>
              Cancel
            </Button>
          </Group>
        )}
        {status === 'ready' && (
          <Stack gap="sm" w="100%" ref={again} tabIndex={-1} style={{ outline: 'none' }}>
            <Written texts={state.texts} />
            <div className="buttons">
              {state.texts.written_by === 'built-in' ? (
                <Button onClick={write}>Try again</Button>
              ) : (
                <>
                  <Button
                    variant="filled"
                    color="ink.7"
                    onClick={() => {
                      onTexts(state.texts);
                      stop();
                    }}
                  >
                    Use these texts
                  </Button>
                  <Button onClick={write}>Write again</Button>
                </>
              )}
              <Button variant="subtle" onClick={stop}>
                {state.texts.written_by === 'built-in' ? 'Close' : 'Discard'}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

/** What was written, what was left out, and what it counts. */
function Written({ texts }: { texts: ServiceTexts }) {
  const { content, left_out, message, own_sentences, needed_sentences, written_by } = texts;
  const isArranged = written_by === 'built-in';
  return (
    <Stack gap="sm">
      {message !== '' && (
        <Alert color="yellow" role="alert">
          {message}
        </Alert>
      )}
      {!isArranged && (
        <Text size="sm" role="status">
          <b>
            {own_sentences} of {needed_sentences}
          </b>{' '}
          sentences that only this service has, written by {written_by}. Read them before you use them.
        </Text>
      )}
      {!isArranged && <Texts content={content} />}
      <LeftOut sentences={left_out} />
    </Stack>
  );
}

function Texts({ content }: { content: ServiceContent }) {
  return serviceFields.map(({ name, label }) => {
    const value: unknown = Object.entries(content).find(([field]) => field === name)?.[1];
    const lines = linesOf(value);
    if (lines.length === 0) return null;
    return (
      <div key={name}>
        <Text size="sm" fw={600}>
          {label}
        </Text>
        {lines.length === 1 ? (
          <Text size="sm">{lines[0]}</Text>
        ) : (
          <List size="sm" spacing={2} withPadding={false}>
            {lines.map(line => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        )}
      </div>
    );
  });
}

/** A line for each row of a field. @example linesOf([{ title: 'Mats', description: 'They pull.' }]) // ['Mats. They pull.'] */
function linesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (!Array.isArray(value)) return [];
  return value.map((row: unknown) => {
    if (typeof row === 'string') return row;
    const texts = Object.values(Object(row)).filter(text => typeof text === 'string' && text !== '');
    return texts
      .map((text, at) => (at === 0 && texts.length > 1 ? String(text).replace(/(?<![.?!])$/, '.') : text))
      .join(' ');
  });
}

const maxShown = 20;

function LeftOut({ sentences }: { sentences: readonly LeftOutSentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <FoldedPanel
      title="Left out"
      note={`${counted(sentences.length, 'sentence')} that your answers and statements don’t say`}
    >
      <List size="sm" spacing={6}>
        {sentences.slice(0, maxShown).map(({ text, reason }) => (
          <List.Item key={text}>
            {text.length > 200 ? `${text.slice(0, 200)}…` : text}
            <Text size="xs" c="dimmed">
              {reason}
            </Text>
          </List.Item>
        ))}
      </List>
      {sentences.length > maxShown && <Text size="sm">And {sentences.length - maxShown} more.</Text>}
    </FoldedPanel>
  );
}
