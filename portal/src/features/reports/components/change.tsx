import { showShare } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';

/** How much more or less than in the period before; nothing where there is nothing to compare with. */
export function Change({ now, before }: { now: string; before: string }) {
  if (Number(before) === 0) return null;
  const share = (Number(now) - Number(before)) / Math.abs(Number(before));
  return (
    <span className="dimmed" title={say('To the period before', 'К периоду до этого')}>
      {share > 0 ? '+' : ''}
      {showShare(share)}
    </span>
  );
}
