import { showDay, showMoney } from '../format.ts';
import { say } from '../say.ts';
import classes from './price-chart.module.css';
import type { PricePoint } from './price-point.ts';

interface TipProps {
  point: PricePoint;
  /** Where its mark stands. */
  x: number;
  y: number;
  /** The width of the drawing, which the words stay within. */
  width: number;
}

/** A price in words above its mark. */
export function Tip({ point: { price, currency, at, series, about, isAnomaly }, x, y, width }: TipProps) {
  const left = Math.min(Math.max(0, x - 110), Math.max(0, width - 220));
  return (
    <div className={classes.tip} aria-hidden style={{ left, top: Math.max(0, y - 84) }}>
      <b>{showMoney(price, currency)}</b> · {showDay(at, { year: 'always' })}
      <div>{series}</div>
      <div className="dimmed">{isAnomaly ? `${about} · ${say('unusual', 'необычная')}` : about}</div>
    </div>
  );
}
