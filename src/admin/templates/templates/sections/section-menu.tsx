import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboardCopy,
  IconClipboardText,
  IconCopy,
  IconDots,
  IconTrash,
} from '@tabler/icons-react';
import { announce } from '../../../platform/ui/announce.ts';
import { withInserted, withMoved, withoutSection } from '../draft/change-draft.ts';
import { copiedSection } from '../draft/copied-sections.ts';
import { useDraftStore } from '../draft/draft-store.ts';

interface SectionMenuProps {
  id: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  isFull: boolean;
  onPaste: (behind: string | null) => Promise<void>;
}

/** What can be done to a section as a whole. */
export function SectionMenu({ id, title, isFirst, isLast, isFull, onPaste }: SectionMenuProps) {
  const store = useDraftStore();
  const section = () => store.draft.content_sections.find(one => one.id === id);
  const copy = async () => {
    const found = section();
    if (!found) return;
    try {
      await navigator.clipboard.writeText(copiedSection(found));
      announce('Section copied. Paste it in this template or another.');
    } catch {
      announce('This browser blocks access to the clipboard.');
    }
  };
  const duplicate = () => {
    const found = section();
    if (found) store.edit(draft => withInserted(draft, [found], id));
  };
  const remove = () => {
    store.edit(draft => withoutSection(draft, id));
    announce(`Removed ${title}. Ctrl+Z brings it back.`);
  };
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size={34} aria-label={`Actions for ${title}`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          disabled={isFirst}
          leftSection={<IconArrowUp size={16} aria-hidden />}
          onClick={() => store.edit(draft => withMoved(draft, id, -1))}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          disabled={isLast}
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={() => store.edit(draft => withMoved(draft, id, 1))}
        >
          Move down
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item disabled={isFull} leftSection={<IconCopy size={16} aria-hidden />} onClick={duplicate}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<IconClipboardCopy size={16} aria-hidden />} onClick={() => void copy()}>
          Copy section
        </Menu.Item>
        <Menu.Item
          disabled={isFull}
          leftSection={<IconClipboardText size={16} aria-hidden />}
          onClick={() => void onPaste(id)}
        >
          Paste section below
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item c="var(--tone-red)" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
