import classes from './status.module.css';

export type Tone = 'neutral' | 'accent' | 'good' | 'warning' | 'bad';

/** A status is a dot and a word: colour alone says nothing. A stage of the portal brings a colour of its own. */
export function Status({
  tone = 'neutral',
  color,
  children,
}: {
  tone?: Tone;
  color?: string | null;
  children: string;
}) {
  return (
    <span className={classes.status}>
      <i aria-hidden data-tone={tone} style={color ? { background: color } : undefined} />
      {children}
    </span>
  );
}
