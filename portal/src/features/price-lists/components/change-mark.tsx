import { showPrice, showShare } from '../../../kit/format.ts';
import { changePercent } from '../model.ts';

/** How a price has moved: up is worse for who buys, down is better; the sign says it too. */
export function ChangeMark({ from, to }: { from: string; to: string }) {
  const percent = changePercent(from, to);
  if (percent === undefined || percent === '0') return null;
  const isDown = percent.startsWith('-');
  const size = showShare(Number(percent.replace('-', '')) / 100, 1);
  return (
    <span className={isDown ? 'good' : 'bad'} title={`${showPrice(from)} → ${showPrice(to)}`}>
      {isDown ? '−' : '+'}
      {size}
    </span>
  );
}
