import { showSum, showTime } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useSpoken } from '../../../kit/use-spoken.ts';
import type { Decision } from '../hooks/use-decision.ts';
import { decimal } from '../model/exact.ts';
import type { Matrix } from '../model/matrix.ts';
import type { Totals } from '../model/totals.ts';
import { saySaved } from '../words.ts';

interface SpokenTotalsProps {
  matrix: Matrix;
  totals: Totals;
  /** What became of the block pasted last. */
  pasted: string;
  savedNow: Decision['savedNow'];
}

/** What a screen reader is told while quantities are typed. */
export function SpokenTotals({ matrix: { lines, currency }, totals, pasted, savedNow }: SpokenTotalsProps) {
  const sum = showSum(decimal(totals.amount), currency);
  const spoken = useSpoken(
    say(
      `Selected ${sum}, ${totals.covered} of ${lines.length} lines covered`,
      `Выбрано ${sum}, покрыто позиций: ${totals.covered} из ${lines.length}`,
    ),
  );
  return (
    <output className="only-spoken">
      {pasted} {spoken} {savedNow && saySaved(savedNow.lines, showTime(savedNow.at))}
    </output>
  );
}
