import classes from './figure.module.css';

interface FigureProps {
  name: string;
  value: string;
  note?: string | undefined;
  /** Where many stand side by side, in a form or a list. */
  size?: 'sm';
  className?: string | undefined;
}

/** One figure of a list of them (in a dl). */
export function Figure({ name, value, note, className, size }: FigureProps) {
  return (
    <div className={className} data-size={size}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{value}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}
