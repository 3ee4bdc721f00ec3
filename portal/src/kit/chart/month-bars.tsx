import classes from './month-bars.module.css';

interface Bar {
  /** Said and shown below: a month. */
  label: string;
  /** Height, as a share of the highest; null where nothing is known. */
  value: number | null;
  /** The figure in words, as it is read. */
  shown: string;
}

/** Twelve months as bars; each can be reached by keyboard and says its figure, and a table says them all to those who listen. */
export function MonthBars({ bars, title }: { bars: readonly Bar[]; title: string }) {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value ?? 0)), 0);
  return (
    <figure className={classes.figure}>
      <ol className={classes.bars} aria-label={title}>
        {bars.map(({ label, value, shown }) => (
          // Focus shows the figure as the pointer does.
          <li key={label} tabIndex={0} aria-label={`${label}: ${shown}`}>
            <span className={classes.tip} aria-hidden>
              {label}: {shown}
            </span>
            <span className={classes.column} aria-hidden>
              <i
                data-below={(value ?? 0) < 0 || undefined}
                style={{ height: most > 0 ? `${(Math.abs(value ?? 0) / most) * 100}%` : 0 }}
              />
            </span>
            <span className={classes.label} aria-hidden>
              {label}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
