import { List } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { UnstatedClaims } from '../../../contract/business/claims.ts';
import type { PostStatus } from '../../../contract/website/post-filter.ts';
import {
  type Post,
  type PostIssues,
  postInputSchema,
  postIssuesSchema,
  postRoutes,
} from '../../../contract/website/posts.ts';
import { claimsIn } from '../../business/claims/claims-in.ts';
import { call, type InputOf } from '../../platform/api.ts';
import { currentIn, fieldErrors } from '../../platform/api-error.ts';
import { keyOf } from '../../platform/route-key.ts';
import { announce } from '../../platform/ui/announce.ts';
import { askFirst } from '../../platform/ui/confirm-loss.tsx';
import { write } from '../../platform/write.ts';
import type { PostValues } from './post-draft.ts';

/** The text, and the stored post it replaces; null for a new post. */
interface PostSave {
  readonly post: NonNullable<InputOf<typeof postRoutes.create>['body']>;
  readonly over: Pick<Post, 'id' | 'revision'> | null;
}

/** The editor shows the error itself, beside the text. */
const savePost = write({
  mutationFn: ({ post, over }: PostSave) =>
    over
      ? call(postRoutes.update, { params: { id: over.id }, body: { ...post, revision: over.revision } })
      : call(postRoutes.create, { body: post }),
  silentFailure: true,
  changes: [keyOf(postRoutes.list)],
});

interface SavePost {
  form: UseFormReturnType<PostValues>;
  base: Post | null;
  onSaved: (post: Post, sent: PostValues) => void;
  /** The post has unstated claims; `again` saves it once they are accepted. */
  onClaims: (claims: UnstatedClaims, again: () => void) => void;
}

/** Saves the form as a draft or as published. `over` is the revision that it replaces. */
export function useSavePost({ form, base, onSaved, onClaims }: SavePost) {
  const navigate = useNavigate();
  const saving = useMutation(savePost);
  const save = (
    status: PostStatus,
    over: Pick<Post, 'id' | 'revision'> | null = base,
    publish_anyway = false,
  ) => {
    if (saving.isPending) return;
    const sent = form.getValues();
    const post = { ...sent, status, publish_anyway };
    const problems = problemsOf(post);
    form.setErrors(problems);
    if (Object.keys(problems).length > 0) {
      showFirst(problems);
      return;
    }
    saving.mutate(
      { post, over },
      {
        onSuccess: saved => {
          announce(savedLabel(base?.status ?? 'draft', saved.status));
          onSaved(saved, sent);
          if (base) return;
          void navigate({
            to: '/admin/posts/$id',
            params: { id: saved.id },
            replace: true,
            ignoreBlocker: true,
          });
        },
        onError: error => {
          const marks = marksIn(error);
          if (marks) {
            form.setErrors(fieldErrors(error));
            askAboutMarks(marks, () => save(status, over, true));
            return;
          }
          const claims = claimsIn(error);
          const errors = fieldErrors(error);
          form.setErrors(errors);
          if (claims) onClaims(claims, () => save(status, over, publish_anyway));
          else showFirst(errors);
        },
      },
    );
  };
  return {
    save,
    isSaving: saving.isPending,
    error: saving.error,
    status: saving.variables?.post.status,
    reset: saving.reset,
  };
}

const problemsOf = schemaResolver(postInputSchema, { sync: true });

function showFirst(problems: object) {
  const first = ['title', 'slug', 'description', 'author', 'published_at', 'body'].find(
    name => name in problems,
  );
  if (first) document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus();
}

function savedLabel(before: PostStatus, now: PostStatus): string {
  if (before === now) return now === 'draft' ? 'Draft saved' : 'Post saved. The site shows it now.';
  return now === 'published' ? 'Post published' : 'Post is a draft again';
}

const maxListed = 8;

/** What visitors would see otherwise than it was meant; null: the post was refused for something else. */
function marksIn(error: unknown): PostIssues | null {
  return currentIn(error, 'post-marks', postIssuesSchema)?.issues ?? null;
}

/** Shows it before the post is published: it may be meant. */
function askAboutMarks(issues: PostIssues, onConfirm: () => void): void {
  askFirst({
    title: 'Publish it as it is?',
    question: 'Nothing is published yet. Visitors would see these otherwise than you may expect:',
    consequence: (
      <List size="sm" spacing={4} style={{ overflowWrap: 'anywhere' }}>
        {issues.slice(0, maxListed).map(({ line, column, message }) => (
          <List.Item key={`${line} ${column} ${message}`}>
            Line {line}: {message}
          </List.Item>
        ))}
        {issues.length > maxListed && <List.Item>… and {issues.length - maxListed} more</List.Item>}
      </List>
    ),
    keep: 'Change them',
    action: 'Publish anyway',
    onConfirm,
  });
}
