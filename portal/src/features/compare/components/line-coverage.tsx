import { X } from 'lucide-react';
import { showQuantity, showShare } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import { decimal } from '../model/exact.ts';
import { overOf } from '../model/faults.ts';
import type { Line, Offer } from '../model/matrix.ts';
import { chosenOf, type LineTexts } from '../model/quantities.ts';
import { lineTotals } from '../model/totals.ts';
import classes from './line-coverage.module.css';

interface LineCoverageProps {
  line: Line;
  texts: LineTexts;
  tolerancePct: bigint;
  onRelease: ((kept: Offer) => void) | undefined;
}

/** How far the need of a line is chosen: what is missing, what is too much, and what stays accepted at other terms. */
export function LineCoverage({ line, texts, tolerancePct, onRelease }: LineCoverageProps) {
  const { chosen, share } = lineTotals(line, texts);
  const over = overOf(line, chosen, tolerancePct);
  const shown = (value: bigint) => showQuantity(decimal(value), showUnit(line.unit));
  const tone = over?.refused ? 'bad' : over ? 'warning' : chosen === line.need ? 'good' : 'warning';
  return (
    <>
      <span className={classes.track} data-tone={tone} aria-hidden>
        <span style={{ width: showWidth(share) }} />
      </span>
      <span className={over?.refused ? classes.wrong : classes.about}>
        {over
          ? say(`${shown(over.by)} too many`, `лишние ${shown(over.by)}`)
          : chosen === line.need
            ? showShare(1)
            : chosen === 0n
              ? say('not chosen', 'не выбрано')
              : say(`${shown(line.need - chosen)} short`, `ещё ${shown(line.need - chosen)}`)}
      </span>
      {line.kept.map((kept) => {
        const quantity = chosenOf(texts, kept);
        if (quantity === 0n) return null;
        return (
          <span key={kept.key} className={classes.kept} title={keptTitle(kept)}>
            <span className="clip">
              {showQuantity(decimal(quantity))} · {kept.supplierName}
            </span>
            {onRelease && kept.floor === 0n && (
              <button
                type="button"
                aria-label={say(`Let go: ${kept.supplierName}`, `Отменить выбор: ${kept.supplierName}`)}
                onClick={() => onRelease(kept)}
              >
                <X size={12} />
              </button>
            )}
          </span>
        );
      })}
    </>
  );
}

const keptTitle = ({ supplierName, price }: Offer) =>
  say(
    `Accepted before from ${supplierName} at ${price}: these terms are not in the comparison`,
    `Принято раньше от ${supplierName} по ${price}: этих условий нет в сравнении`,
  );

const showWidth = (share: string) => `calc(${share} * 100%)`;
