import { SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { brandPreviewPath, brandRoutes } from '../../../contract/business/brand.ts';
import { type BrandLook, brandSheet, type Palette } from '../../../sections/schemas.ts';
import { readQuery } from '../../platform/read-query.ts';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import classes from './brand-preview.module.css';
import { type BuiltTexts, builtSheetsQuery } from './brand-queries.ts';

type Scheme = keyof Palette;
const schemes: { scheme: Scheme; title: string }[] = [
  { scheme: 'light', title: 'Light' },
  { scheme: 'dark', title: 'Dark' },
];

/** The front page in both schemes, in a look that isn't saved yet. */
export function BrandPreview({ look }: { look: BrandLook }) {
  const sheets = useQuery(builtSheetsQuery);
  return (
    <QueryBoundary title="The preview could not be loaded" query={sheets}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {schemes.map(({ scheme, title }) => (
          <figure key={scheme} className={classes.scheme}>
            <Text component="figcaption" size="sm" c="dimmed" mb={4}>
              {title}
            </Text>
            {sheets.data ? (
              <PreviewFrame
                title={`Preview, ${scheme}`}
                scheme={scheme}
                sheet={brandSheetOf(sheets.data, look, scheme)}
              />
            ) : (
              <Skeleton className={classes.stage ?? ''} />
            )}
          </figure>
        ))}
      </SimpleGrid>
    </QueryBoundary>
  );
}

function brandSheetOf(
  { site, types, without_illustrations }: BuiltTexts,
  look: BrandLook,
  scheme: Scheme,
): string {
  return brandSheet({ site, type: types[look.type], without_illustrations }, look, scheme);
}

const phoneWidth = 390;

function PreviewFrame({ title, scheme, sheet }: { title: string; scheme: Scheme; sheet: string }) {
  const { ref, width: room } = useElementSize();
  // The page shows saved and removed files only after it is loaded again.
  const files = useQuery(readQuery(brandRoutes.list)).data?.items;
  const version = useMemo(() => JSON.stringify(files), [files]);
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (page) dress(page, sheet, scheme);
  }, [page, sheet, scheme]);
  const scale = room === 0 ? 1 : Math.min(1, room / phoneWidth);
  return (
    <div ref={ref} className={classes.stage}>
      <iframe
        key={version}
        className={classes.frame}
        src={brandPreviewPath}
        title={title}
        sandbox="allow-same-origin"
        onLoad={event => setPage(event.currentTarget.contentDocument)}
        style={{
          width: scale < 1 ? phoneWidth : '100%',
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

const ownId = 'brand-preview';

/** Replaces the style sheet of the framed page. The preview is not interactive. */
function dress(page: Document, sheet: string, scheme: Scheme): void {
  const known = page.getElementById(ownId);
  const style = known ?? page.createElement('style');
  style.textContent = sheet;
  if (known) return;
  style.id = ownId;
  page.head.append(style);
  for (const link of page.querySelectorAll('link[rel="stylesheet"]')) link.remove();
  for (const source of page.querySelectorAll('source')) source.media = scheme === 'dark' ? 'all' : 'not all';
  page.body.inert = true;
}
