import { Button } from '@mantine/core';
import type { OverrideConflict } from '../../../contract/pages/overrides.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { ConflictTexts } from '../page-moves/conflict-texts.tsx';
import { placeKey } from './page-fields.ts';

interface LostEditsProps {
  edits: readonly OverrideConflict[];
  onRemove: (edit: OverrideConflict) => void;
}

/** Edits of texts the template no longer has: visitors don't see them, but nothing a person wrote is thrown away unasked. */
export function LostEdits({ edits, onRemove }: LostEditsProps) {
  return (
    <Panel
      title="Edits without a place"
      help="The template no longer has these texts, so visitors don’t see them."
    >
      {edits.map(edit => (
        <ConflictTexts key={placeKey(edit)} conflict={edit}>
          <Button size="xs" onClick={() => onRemove(edit)}>
            Remove this edit
          </Button>
        </ConflictTexts>
      ))}
    </Panel>
  );
}
