import classes from './coverage-bar.module.css';
import { showShare } from './format.ts';

/** A share from 0 to 1 as a bar and a number: red below a third, amber below all but a fifth. */
export function CoverageBar({ share, label }: { share: string; label: string }) {
  const part = Math.max(0, Math.min(1, Number(share)));
  const tone = part >= 0.8 ? 'good' : part >= 1 / 3 ? 'warning' : 'bad';
  return (
    <span className={classes.coverage}>
      <span className={classes.track} role="img" aria-label={`${label}: ${showShare(share)}`}>
        <span data-tone={tone} style={{ width: `${part * 100}%` }} />
      </span>
      <span aria-hidden>{showShare(share)}</span>
    </span>
  );
}
