import { Anchor, Text } from '@mantine/core';

/**
 * The page a request came from. The path is hostile input, so it is a link only if it stays on this site: "//elsewhere"
 * would not.
 */
export function SitePath({ path, lines }: { path: string; lines?: number }) {
  const clamp = lines === undefined ? {} : { lineClamp: lines };
  const words = { className: 'mono', title: path, style: { overflowWrap: 'anywhere' as const }, ...clamp };
  if (!staysHere(path)) return <Text {...words}>{path}</Text>;
  return (
    <Anchor href={path} target="_blank" rel="noreferrer" {...words}>
      {path}
    </Anchor>
  );
}

function staysHere(path: string): boolean {
  const { origin } = window.location;
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin;
}
