import classes from './coverage-bar.module.css';
import { showShare } from './format.ts';

type Tone = 'good' | 'warning' | 'bad';

interface CoverageBarProps {
  share: string;
  label: string;
  /** Of what is better the less there is of it. */
  tone?: Tone;
}

/** A share from 0 to 1 as a bar and a number: red below a third, amber below all but a fifth, unless it says its tone. */
export function CoverageBar({ share, label, tone = toneOf(share) }: CoverageBarProps) {
  const part = Math.max(0, Math.min(1, Number(share)));
  return (
    <span className={classes.coverage}>
      <span className={classes.track} role="img" aria-label={`${label}: ${showShare(share)}`}>
        <span data-tone={tone} style={{ width: `${part * 100}%` }} />
      </span>
      <span aria-hidden>{showShare(share)}</span>
    </span>
  );
}

const toneOf = (share: string): Tone => (Number(share) >= 0.8 ? 'good' : Number(share) >= 1 / 3 ? 'warning' : 'bad');
