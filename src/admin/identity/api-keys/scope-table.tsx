import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiKeyRoutes } from '../../../contract/identity/api-keys.ts';
import type { Scope } from '../../../contract/platform/route.ts';
import { readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import { Problem } from '../../platform/ui/problem.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import classes from './scope-table.module.css';

interface ScopeTableProps {
  chosen: readonly Scope[];
  onChoose: (scopes: Scope[]) => void;
  error: string | null;
}

interface NounScopes {
  noun: string;
  read: number;
  write: number;
}

const actions = ['read', 'write'] as const;

/** What a key may do: for each noun of the product, whether it reads and whether it writes. */
export function ScopeTable({ chosen, onChoose, error }: ScopeTableProps) {
  const scopes = useQuery(readQuery(apiKeyRoutes.scopes, { staleTime: Number.POSITIVE_INFINITY }));
  if (!scopes.data)
    return <QueryBoundary title="The scopes could not be read" query={scopes} loading={200} />;
  const { items } = scopes.data;
  const toggle = (scope: Scope) =>
    onChoose(chosen.includes(scope) ? chosen.filter(one => one !== scope) : [...chosen, scope]);
  return (
    <Stack gap="xs" role="group" aria-label="Scopes">
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500}>
          Scopes
        </Text>
        <Group gap="xs">
          <Button size="xs" onClick={() => onChoose(items.flatMap(item => scopesOf(item, ['read'])))}>
            Read everything
          </Button>
          <Button size="xs" onClick={() => onChoose(items.flatMap(item => scopesOf(item, actions)))}>
            Everything
          </Button>
          <Button size="xs" onClick={() => onChoose([])}>
            Nothing
          </Button>
        </Group>
      </Group>
      <section className={classes.frame} aria-label="Scopes">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Of</th>
              <th scope="col">Read</th>
              <th scope="col">Write</th>
            </tr>
          </thead>
          <tbody>
            {items.map(item => (
              <tr key={item.noun}>
                <th scope="row">{nounLabel(item.noun)}</th>
                {actions.map(action => (
                  <td key={action}>
                    {item[action] > 0 && (
                      <Checkbox
                        aria-label={`${action === 'read' ? 'Read' : 'Write'} ${nounLabel(item.noun)}`}
                        title={counted(item[action], 'call')}
                        checked={chosen.includes(`${item.noun}:${action}`)}
                        onChange={() => toggle(`${item.noun}:${action}`)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {error && <Problem>{error}</Problem>}
    </Stack>
  );
}

function scopesOf(item: NounScopes, of: readonly ('read' | 'write')[]): Scope[] {
  return of.filter(action => item[action] > 0).map((action): Scope => `${item.noun}:${action}`);
}

/** "publishing-schedules" as people say it. */
function nounLabel(noun: string): string {
  if (noun === 'indexnow') return 'IndexNow';
  const words = noun.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
