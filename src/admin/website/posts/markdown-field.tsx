import { ActionIcon, Group, Textarea, Tooltip } from '@mantine/core';
import {
  type Icon,
  IconBlockquote,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconTable,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { postLimits } from '../../../contract/website/posts.ts';
import { insertMarkdown, type Mark } from './insert-markdown.ts';
import { MarkdownHelp } from './markdown-help.tsx';
import classes from './post-editor.module.css';

const tools: readonly { mark: Mark; label: string; icon: Icon }[] = [
  { mark: 'heading', label: 'Heading', icon: IconH2 },
  { mark: 'bold', label: 'Bold', icon: IconBold },
  { mark: 'italic', label: 'Italic', icon: IconItalic },
  { mark: 'link', label: 'Link', icon: IconLink },
  { mark: 'bullets', label: 'List', icon: IconList },
  { mark: 'numbers', label: 'Numbered list', icon: IconListNumbers },
  { mark: 'quote', label: 'Quote', icon: IconBlockquote },
  { mark: 'table', label: 'Table', icon: IconTable },
];

const shortcuts: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

interface MarkdownFieldProps {
  value: string;
  error: ReactNode;
  onChange: (text: string) => void;
}

/** The text of a post, with marks for those who don't know Markdown by heart. */
export function MarkdownField({ value, error, onChange }: MarkdownFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const set = (mark: Mark) => {
    const area = field.current;
    if (!area) return;
    const next = insertMarkdown({ text: value, from: area.selectionStart, to: area.selectionEnd }, mark);
    if (next.text.length > postLimits.body) return;
    onChange(next.text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.from, next.to);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? shortcuts[event.key.toLowerCase()] : undefined;
    if (!mark || event.shiftKey || event.altKey) return;
    event.preventDefault();
    set(mark);
  };
  const toolbar = (
    <Group gap={2} my={4} role="toolbar" aria-label="Marks for the text">
      {tools.map(({ mark, label, icon: Icon }) => (
        <Tooltip key={mark} label={label}>
          <ActionIcon size="lg" aria-label={label} onClick={() => set(mark)}>
            <Icon size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      <MarkdownHelp />
    </Group>
  );
  return (
    <Textarea
      autosize={false}
      ref={field}
      label="Text"
      description="Markdown. Ctrl or ⌘ with S saves, B bold, I italic, K link."
      data-path="body"
      value={value}
      error={error}
      onChange={event => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      maxLength={postLimits.body}
      classNames={{ input: `mono ${classes.body}` }}
      rows={24}
      resize="vertical"
      inputContainer={under(toolbar)}
    />
  );
}

/** Shows the buttons between the field's label and the field. */
function under(toolbar: ReactNode) {
  return (input: ReactNode) => (
    <>
      {toolbar}
      {input}
    </>
  );
}
