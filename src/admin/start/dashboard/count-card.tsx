import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PageStatus } from '../../../contract/pages/page-filter.ts';
import classes from './count-card.module.css';

interface CountCardProps {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  to: '/admin/pages' | '/admin/templates';
  search?: { status: PageStatus };
}

/** One figure, with a link to its records. */
export function CountCard({ label, value, to, search }: CountCardProps) {
  return (
    <Link to={to} {...(search ? { search } : {})} className={classes.card}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>
        {value ?? <Skeleton component="span" height={24} width={72} my={6} display="block" />}
      </span>
    </Link>
  );
}
