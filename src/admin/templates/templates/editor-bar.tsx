import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDraft } from './draft/draft-store.ts';
import { DraftBar } from './draft-bar.tsx';
import { IssueList } from './issue-list.tsx';

interface EditorBarProps {
  exists: boolean;
  isSaving: boolean;
  onSave: () => void;
  onPreview: () => void;
  onVersions: () => void;
  note: ReactNode;
}

/** What can be done with the template as a whole. */
export function EditorBar({ exists, isSaving, onSave, onPreview, onVersions, note }: EditorBarProps) {
  const name = useDraft(draft => draft.name);
  return (
    <DraftBar
      title={exists ? 'Edit Template' : 'Create Template'}
      name={name}
      back={{ to: '/admin/templates', label: 'Templates' }}
      issues={<IssueList />}
      onVersions={exists ? onVersions : undefined}
      isSaving={isSaving}
      saveLabel="Save Template"
      onSave={onSave}
      note={note}
    >
      <Button leftSection={<IconEye size={16} aria-hidden />} onClick={onPreview}>
        Preview
      </Button>
    </DraftBar>
  );
}
