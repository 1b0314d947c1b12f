import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SitePageRow } from '../../../contract/website/site-pages.ts';
import { sitePageQueries } from './site-page-queries.ts';

interface RedirectTargetProps {
  readonly page: SitePageRow;
  readonly onChange: (path: string) => void;
}

/** The redirect of a page's address once it is deleted. */
export function RedirectTarget({ page, onChange }: RedirectTargetProps) {
  const pages = useQuery(sitePageQueries.list());
  const [target, setTarget] = useState('/');
  const shown = pages.data?.filter(({ id, is_shown }) => is_shown && id !== page.id) ?? [];
  return (
    <Select
      label={`Where ${page.path} leads from then on`}
      description="People who kept the old address arrive there."
      searchable
      allowDeselect={false}
      data={shown.map(({ name, path }) => ({ value: path, label: `${name} (${path})` }))}
      value={target}
      onChange={path => {
        setTarget(path ?? '/');
        onChange(path ?? '/');
      }}
    />
  );
}
