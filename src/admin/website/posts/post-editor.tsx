import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { Post } from '../../../contract/website/posts.ts';
import { openClaims } from '../../business/claims/open-claims.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { isChanged, showStored } from '../../platform/ui/stored-form.ts';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { useLeaveQuestion } from '../../platform/ui/use-leave-question.ts';
import { MarkdownField } from './markdown-field.tsx';
import { PostActions } from './post-actions.tsx';
import { emptyPost, type KeptDraft, type PostValues, valuesOf } from './post-draft.ts';
import classes from './post-editor.module.css';
import { statusLabel } from './post-labels.ts';
import { PostPreview } from './post-preview.tsx';
import { PostTexts } from './post-texts.tsx';
import { SaveError } from './save-error.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSavePost } from './use-save-post.tsx';

interface PostEditorProps {
  /** Null: it does not exist yet. */
  stored: Post | null;
  onCreated?: (id: string) => void;
}

/** One post: its text on one side, what visitors will see on the other. */
export function PostEditor({ stored, onCreated }: PostEditorProps) {
  const [base, setBase] = useState(stored);
  const form = useForm<PostValues>({
    mode: 'controlled',
    initialValues: stored ? valuesOf(stored) : emptyPost,
  });
  const isDirty = isChanged(form);
  const kept = useKeptDraft({
    id: base?.id ?? null,
    values: form.values,
    revision: base?.revision ?? 0,
    isDirty,
  });
  const takeOver = (post: Post, sent?: PostValues) => {
    setBase(post);
    showStored(form, valuesOf(post), sent);
    form.clearErrors();
    kept.drop();
    if (!base) onCreated?.(post.id);
  };
  const saving = useSavePost({
    form,
    base,
    onSaved: takeOver,
    onClaims: (claims, again) => openClaims({ claims, onAccepted: again }),
  });
  useLeaveQuestion(() => isChanged(form), 'in this post', kept.drop);
  const status = base?.status ?? 'draft';
  useHotkeys([['mod+S', () => saving.save(status)]], [], true);
  return (
    <Screen
      title={base ? 'Edit Post' : 'Write Post'}
      purpose="Written in Markdown, with a preview. Nothing is public before you publish."
      aside={<StatusBadge {...statusLabel[status]} />}
      back={{ to: '/admin/posts', label: 'Back to Blog' }}
      action={
        <PostActions
          base={base}
          isDirty={isDirty}
          isSaving={saving.isSaving}
          onSave={saving.save}
          onGone={kept.drop}
        />
      }
    >
      {kept.found && (
        <KeptDraftNotice
          found={kept.found}
          isOlder={base !== null && kept.found.revision !== base.revision}
          onRestore={found => {
            form.setValues(found.values);
            kept.adopt(found);
          }}
          onDiscard={kept.discard}
        />
      )}
      <SaveError
        saving={saving}
        base={base}
        onTakeOver={post => {
          takeOver(post);
          saving.reset();
        }}
      />
      <div className={classes.columns}>
        <Stack gap="lg">
          <PostTexts form={form} base={base} />
          <MarkdownField
            value={form.values.body}
            error={form.errors.body}
            onChange={body => form.setFieldValue('body', body)}
          />
        </Stack>
        <PostPreview title={form.values.title} body={form.values.body} />
      </div>
    </Screen>
  );
}

interface KeptDraftNoticeProps {
  found: KeptDraft;
  /** The post was saved after this was written. */
  isOlder: boolean;
  onRestore: (found: KeptDraft) => void;
  onDiscard: () => void;
}

/** Offers unsaved text of this device. */
function KeptDraftNotice({ found, isOlder, onRestore, onDiscard }: KeptDraftNoticeProps) {
  return (
    <Alert color="blue" icon={<IconHistory aria-hidden />} title="Unsaved text from this browser">
      <Stack gap="sm" align="flex-start">
        <Text size="md">
          Something you wrote here <Timestamp at={found.at} /> was never saved.
          {isOlder && ' Another user has saved the post since: compare before you save.'}
        </Text>
        <Group gap="xs">
          <Button onClick={() => onRestore(found)}>Restore it</Button>
          <Button variant="subtle" onClick={onDiscard}>
            Discard it
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
