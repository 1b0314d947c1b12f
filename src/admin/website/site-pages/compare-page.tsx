import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SitePageDocument, sitePageRoutes } from '../../../contract/website/site-pages.ts';
import { readQuery } from '../../platform/read-query.ts';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { editableContent } from '../../templates/templates/draft/editable-content.ts';
import { headLabels } from './site-page-draft.ts';

interface CompareProps {
  readonly id: string;
  readonly mine: SitePageDocument;
  readonly onTake: (changed: SitePageDocument) => void;
  readonly close: () => void;
}

interface Part {
  readonly key: string;
  readonly label: string;
  readonly ours: string;
  readonly theirs: string;
  readonly taken: (mine: SitePageDocument) => SitePageDocument;
}

/** Differences from the trade's page, part by part, each with a button to adopt it. */
export function ComparePage({ id, mine: opened, onTake, close }: CompareProps) {
  const pack = useQuery(readQuery(sitePageRoutes.packText, { params: { id } }));
  const [mine, setMine] = useState(opened);
  if (!pack.data)
    return <QueryBoundary title="The trade’s text could not be read" query={pack} loading={160} />;
  const parts = partsThatDiffer(mine, pack.data.now);
  const take = (part: Part) => {
    const changed = part.taken(mine);
    setMine(changed);
    onTake(changed);
  };
  if (parts.length === 0)
    return (
      <Stack>
        <Text>Your text is the trade’s.</Text>
        <Button onClick={close}>Close</Button>
      </Stack>
    );
  return (
    <Stack gap="lg">
      {parts.map(part => (
        <section key={part.key} aria-label={part.label}>
          <Group justify="space-between" mb={4}>
            <Text fw={600}>{part.label}</Text>
            <Button size="xs" onClick={() => take(part)}>
              Take the trade’s
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            Yours
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {part.ours || '(not there)'}
          </Text>
          <Text size="sm" c="dimmed" mt={4}>
            The trade’s
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {part.theirs || '(not there)'}
          </Text>
        </section>
      ))}
      <Text size="sm" c="dimmed">
        Nothing is saved before you save the page.
      </Text>
    </Stack>
  );
}

function partsThatDiffer(mine: SitePageDocument, pack: SitePageDocument): Part[] {
  const heads = (['name', 'title', 'description'] as const).map(name => ({
    key: name,
    label: headLabels[name],
    ours: mine[name],
    theirs: pack[name],
    taken: (page: SitePageDocument) => ({ ...page, [name]: pack[name] }),
  }));
  const ids = new Set([...pack.sections, ...mine.sections].map(section => section.id));
  const sections = [...ids].map(id => {
    const ours = mine.sections.find(section => section.id === id);
    const theirs = pack.sections.find(section => section.id === id);
    return {
      key: `section ${id}`,
      label: theirs?.title || ours?.title || id,
      ours: textOf(ours),
      theirs: textOf(theirs),
      taken: (page: SitePageDocument) => ({ ...page, sections: taken(page.sections, id, theirs, pack) }),
    };
  });
  return [...heads, ...sections].filter(({ ours, theirs }) => ours !== theirs);
}

type Sections = SitePageDocument['sections'];

/** A section of the trade: in its place, inserted in the trade’s order, or removed. */
function taken(
  sections: Sections,
  id: string,
  theirs: Sections[number] | undefined,
  pack: SitePageDocument,
): Sections {
  if (!theirs) return sections.filter(section => section.id !== id);
  if (sections.some(section => section.id === id))
    return sections.map(section => (section.id === id ? theirs : section));
  const at = pack.sections.findIndex(section => section.id === id);
  return sections.toSpliced(at, 0, theirs);
}

function textOf(section: Sections[number] | undefined): string {
  if (!section) return '';
  const lines: string[] = [section.title];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') lines.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const [, one] of Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b))) walk(one);
  };
  walk(editableContent(section.type, section.content));
  return lines.filter(Boolean).join('\n');
}
