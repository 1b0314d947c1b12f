import classes from './figure.module.css';

interface FigureProps {
  name: string;
  value: string;
  note?: string;
  className?: string | undefined;
}

/** One figure of a list of them (in a dl). */
export function Figure({ name, value, note, className }: FigureProps) {
  return (
    <div className={className}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{value}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}
