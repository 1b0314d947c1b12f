import { Accordion, List } from '@mantine/core';
import type { DatabaseState } from '../../../contract/operations/database.ts';
import { counted } from '../../platform/ui/count.ts';
import { Timestamp } from '../../platform/ui/timestamp.tsx';

/** The applied migrations, behind a fold: staff need them only for support. */
export function Migrations({ state }: { state: DatabaseState | undefined }) {
  if (!state) return null;
  return (
    <Accordion variant="contained">
      <Accordion.Item value="migrations">
        <Accordion.Control>{counted(state.migrations.length, 'migration')} applied</Accordion.Control>
        <Accordion.Panel>
          <List size="sm" spacing={4} listStyleType="none">
            {state.migrations.map(({ name, applied_at }) => (
              <List.Item key={name}>
                <span className="mono">{name}</span> · <Timestamp at={applied_at} />
              </List.Item>
            ))}
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
