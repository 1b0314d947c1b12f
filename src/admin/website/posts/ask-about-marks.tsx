import { List } from '@mantine/core';
import { type PostIssues, postIssuesSchema } from '../../../contract/website/posts.ts';
import { currentIn } from '../../platform/api-error.ts';
import { askFirst } from '../../platform/ui/confirm-loss.tsx';

const maxListed = 8;

/** What visitors would see otherwise than it was meant; null: the post was refused for something else. */
export function marksIn(error: unknown): PostIssues | null {
  return currentIn(error, 'post-marks', postIssuesSchema)?.issues ?? null;
}

/** Shows it before the post is published: it may be meant. */
export function askAboutMarks(issues: PostIssues, onConfirm: () => void): void {
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
