import { Button, Popover, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { counted } from '../../platform/ui/count.ts';
import { useDraft } from './draft/draft-store.ts';
import { remainingClaims } from './draft/saved-claims.ts';
import { type DraftIssue, draftIssues } from './draft/template-issues.ts';
import { useEditorState, useKnownFacts } from './editor-state.ts';
import classes from './issue-list.module.css';

/** Longer lists are not read. */
const maxListed = 100;

/** All problems and hints of the text; selecting one opens its place. */
export function IssueList() {
  const draft = useDeferredValue(useDraft(one => one));
  const { claims, reveal } = useEditorState();
  const facts = useKnownFacts().names;
  const issues = useMemo(
    () => [...draftIssues(draft, facts), ...remainingClaims(claims, draft)],
    [draft, claims, facts],
  );
  const [isOpen, setOpen] = useState(false);
  const problems = issues.filter(issue => issue.level === 'problem').length;
  const go = (issue: DraftIssue) => {
    setOpen(false);
    reveal(issue.place, issue.from, issue.to);
  };
  const words = problems > 0 ? counted(problems, 'problem') : counted(issues.length, 'note');
  if (issues.length === 0) {
    return (
      <Text size="sm" c="dimmed" className={classes.fine}>
        <IconCircleCheck size={16} aria-hidden /> No issues
      </Text>
    );
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(23.75rem, calc(100vw - 2rem))"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="subtle"
          color={problems > 0 ? 'red' : 'gray'}
          leftSection={<IconAlertTriangle size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <ul className={classes.list} aria-label="Issues">
          {issues.slice(0, maxListed).map(issue => (
            <li key={`${issue.place} ${issue.from} ${issue.message}`}>
              <button type="button" onClick={() => go(issue)} data-level={issue.level}>
                <span className={classes.where}>{issue.where}</span>
                <span>{issue.message}</span>
              </button>
            </li>
          ))}
        </ul>
        {issues.length > maxListed && (
          <Text size="xs" c="dimmed" p="xs">
            … and {issues.length - maxListed} more
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
