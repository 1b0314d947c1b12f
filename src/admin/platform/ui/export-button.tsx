import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

/** The list as a file, with the current filter. */
export function ExportButton({ href }: { href: string }) {
  return (
    <Button component="a" href={href} download leftSection={<IconDownload size={16} aria-hidden />}>
      Export CSV
    </Button>
  );
}
