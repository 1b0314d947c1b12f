import { useSortable } from '@dnd-kit/react/sortable';
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import { counted } from '../../../platform/ui/count.ts';
import { StatusBadge } from '../../../platform/ui/status-badge.tsx';
import { useSectionPart } from '../draft/draft-store.ts';
import { nameOfSection } from '../draft/template-issues.ts';
import { useEditorState } from '../editor-state.ts';
import classes from './section-card.module.css';
import { SectionFields } from './section-fields.tsx';
import { SectionMenu } from './section-menu.tsx';

interface SectionCardProps {
  id: string;
  index: number;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  isFull: boolean;
  problems: number;
  notes: number;
  onPaste: (behind: string | null) => Promise<void>;
}

/** One section: its head is always there, its fields when it is open. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { id, index, isOpen, problems, notes } = props;
  const { toggle } = useEditorState();
  const title = useSectionPart(id, nameOfSection) ?? '';
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const panel = `section-panel-${id}`;
  return (
    <div
      ref={ref}
      className={classes.card}
      data-section={id}
      data-open={isOpen || undefined}
      data-dragging={isDragging || undefined}
    >
      <div className={classes.head}>
        <button
          type="button"
          ref={handleRef}
          className={classes.handle}
          aria-label={`Move section ${index + 1}: ${title}`}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
        <h3 className={classes.name}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => toggle(id)}
          >
            <IconChevronRight size={16} aria-hidden className={classes.chevron} />
            <span className={classes.words} title={title}>
              {title}
            </span>
          </button>
        </h3>
        {problems > 0 && <StatusBadge tone="red" word={counted(problems, 'problem')} />}
        {problems === 0 && notes > 0 && <StatusBadge tone="neutral" word={counted(notes, 'note')} />}
        <SectionMenu {...props} title={title} />
      </div>
      {isOpen && (
        <section id={panel} className={classes.body} aria-label={title}>
          <SectionFields id={id} />
        </section>
      )}
    </div>
  );
});
