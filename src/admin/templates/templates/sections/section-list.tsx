import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { Button, Group, Menu, Stack, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconChevronDown, IconClipboardText, IconPlus } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { announce } from '../../../platform/ui/announce.ts';
import { counted } from '../../../platform/ui/count.ts';
import { Panel } from '../../../platform/ui/panel.tsx';
import { maxSections, withAddedSection, withInserted, withSequence } from '../draft/change-draft.ts';
import { pastedSections } from '../draft/copied-sections.ts';
import { useDraft, useDraftStore } from '../draft/draft-store.ts';
import { sectionOf } from '../draft/place.ts';
import { newId } from '../draft/template-draft.ts';
import { draftIssues } from '../draft/template-issues.ts';
import { useEditorState, useKnownFacts } from '../editor-state.ts';
import { askForPaste } from './ask-for-paste.tsx';
import { SectionCard } from './section-card.tsx';

/** The template's sections in the order they are drawn; the open ones show their fields. */
export function SectionList() {
  const store = useDraftStore();
  const editor = useEditorState();
  const draft = useDraft(one => one);
  const sections = draft.content_sections;
  const ids = sections.map(section => section.id);
  const problems = useSectionProblems();
  const paste = usePasteSections();
  const isFull = sections.length >= maxSections;
  const add = () => {
    const id = newId();
    store.edit(one => withAddedSection(one, id));
    editor.setOpen(new Set([...editor.open, id]));
    requestAnimationFrame(() => document.getElementById(`section-type-${id}`)?.focus());
  };
  return (
    <Panel
      title="Content Sections"
      help={`${counted(sections.length, 'section')}. Drag by the handle, or press Space and the arrows.`}
      aside={
        <Group gap="xs">
          {sections.length > 0 && (
            <Button
              size="xs"
              variant="subtle"
              onClick={() => editor.setOpen(new Set(editor.open.size > 0 ? [] : ids))}
            >
              {editor.open.size > 0 ? 'Close all' : 'Open all'}
            </Button>
          )}
          <Group gap={0} wrap="nowrap">
            <Tooltip label={`A page shows at most ${maxSections} sections.`} disabled={!isFull}>
              <Button
                size="xs"
                data-disabled={isFull}
                aria-disabled={isFull}
                leftSection={<IconPlus size={14} aria-hidden />}
                onClick={() => !isFull && add()}
                style={{ borderStartEndRadius: 0, borderEndEndRadius: 0 }}
              >
                Add Section
              </Button>
            </Tooltip>
            <Menu>
              <Menu.Target>
                <Button
                  size="xs"
                  px={6}
                  aria-label="More ways to add a section"
                  style={{ borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStart: 0 }}
                >
                  <IconChevronDown size={14} aria-hidden />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  disabled={isFull}
                  leftSection={<IconClipboardText size={16} aria-hidden />}
                  onClick={() => void paste(null)}
                >
                  Paste section
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Group>
        </Group>
      }
      isPlain
      gap="md"
    >
      {sections.length === 0 && (
        <Text c="dimmed">No content sections yet. Click "Add Section" to get started.</Text>
      )}
      <DragDropProvider
        onDragEnd={event => {
          if (event.canceled) return;
          store.edit(one => withSequence(one, move(ids, event)));
        }}
      >
        <Stack gap={6}>
          {sections.map((section, index) => (
            <SectionCard
              key={section.id}
              id={section.id}
              index={index}
              isFirst={index === 0}
              isLast={index === sections.length - 1}
              isOpen={editor.open.has(section.id)}
              isFull={isFull}
              problems={problems.get(section.id)?.problems ?? 0}
              notes={problems.get(section.id)?.notes ?? 0}
              onPaste={paste}
            />
          ))}
        </Stack>
      </DragDropProvider>
    </Panel>
  );
}

/** How many issues each section has. */
function useSectionProblems(): ReadonlyMap<string, { problems: number; notes: number }> {
  const draft = useDeferredValue(useDraft(one => one));
  const facts = useKnownFacts().names;
  return useMemo(() => {
    const counts = new Map<string, { problems: number; notes: number }>();
    for (const { place, level } of draftIssues(draft, facts)) {
      const id = sectionOf(place);
      if (id === null) continue;
      const { problems, notes } = counts.get(id) ?? { problems: 0, notes: 0 };
      counts.set(
        id,
        level === 'problem' ? { problems: problems + 1, notes } : { problems, notes: notes + 1 },
      );
    }
    return counts;
  }, [draft, facts]);
}

/** Pastes the clipboard behind a section, or at the end. If the browser denies reading it, asks for the text. */
function usePasteSections(): (behind: string | null) => Promise<void> {
  const store = useDraftStore();
  return useCallback(
    async behind => {
      const text = await readClipboard();
      const use = (given: string): string | null => {
        const pasted = pastedSections(given);
        if ('refusal' in pasted) return pasted.refusal;
        const before = store.draft.content_sections.length;
        store.edit(draft => withInserted(draft, pasted.sections, behind));
        const added = store.draft.content_sections.length - before;
        announce(`Pasted ${counted(added, 'section')}.`);
        for (const issue of pasted.issues.slice(0, 3)) notifications.show({ message: issue });
        return null;
      };
      const refusal = text === null ? '' : use(text);
      if (refusal !== null) askForPaste(refusal, use);
    },
    [store],
  );
}

async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
