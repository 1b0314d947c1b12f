import { List, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../ui/load-error.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { templateQueries } from './template-queries.ts';

/** What the saved text gets wrong or should know, with the place of each. */
export function TemplateIssues({ id }: { id: string }) {
  const report = useQuery(templateQueries.issues(id));
  if (report.isError && !report.data) {
    return (
      <LoadError
        title="The text could not be checked"
        error={report.error}
        onRetry={() => void report.refetch()}
      />
    );
  }
  return (
    <Paper p="lg" component="section" aria-labelledby="template-issues">
      <Title order={2} id="template-issues">
        Check of the saved text
      </Title>
      {!report.data && <Skeleton height={14} mt="sm" />}
      {report.data && (
        <Stack gap="sm" mt="xs">
          <Text size="sm" c="dimmed">
            Needs{' '}
            {report.data.names.length === 0
              ? 'no values'
              : report.data.names.map(name => (
                  <span key={name} className="mono">
                    {`{{${name}}} `}
                  </span>
                ))}
          </Text>
          {report.data.issues.length === 0 && <Text size="sm">Nothing to correct.</Text>}
          <List listStyleType="none" spacing="sm">
            {report.data.issues.map(issue => (
              <List.Item key={`${issue.where} ${issue.line}:${issue.column} ${issue.code}`}>
                <StatusBadge
                  tone={issue.level === 'problem' ? 'red' : 'neutral'}
                  word={issue.level === 'problem' ? 'Problem' : 'Note'}
                />
                <Text size="sm" mt={4}>
                  {issue.message}
                </Text>
                <Text size="xs" c="dimmed">
                  {issue.where}, line {issue.line}, column {issue.column}
                  {issue.excerpt && (
                    <>
                      : <span className="mono">{issue.excerpt}</span>
                    </>
                  )}
                </Text>
              </List.Item>
            ))}
          </List>
        </Stack>
      )}
    </Paper>
  );
}
