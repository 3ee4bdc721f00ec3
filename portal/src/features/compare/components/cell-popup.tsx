import { type RefObject, useMemo } from 'react';
import { showPrice } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useCellHint } from '../hooks/use-cell-hint.ts';
import type { Comparison } from '../model/answers.ts';
import type { Matrix } from '../model/matrix.ts';
import classes from './cell-popup.module.css';
import { OfferStory } from './offer-story.tsx';

interface CellPopupProps {
  within: RefObject<HTMLElement | null>;
  comparison: Comparison;
  matrix: Matrix;
}

const size = { width: 280, height: 240 };

/** Beside the cell that is looked at: how its price came about, and what its marks mean. */
export function CellPopup({ within, comparison, matrix }: CellPopupProps) {
  const hint = useCellHint(within);
  const found = useMemo(() => {
    if (!hint) return null;
    for (const [at, line] of matrix.lines.entries()) {
      const offer = line.offers.find((one) => one?.key === hint.key);
      if (offer) {
        const told = comparison.lines
          .find(({ itemId }) => itemId === matrix.lines[at]?.id)
          ?.offers.find(({ quoteLineId }) => quoteLineId === hint.key);
        return told ? { line, offer, told } : null;
      }
    }
    return null;
  }, [hint, matrix, comparison]);
  if (!hint || !found) return null;
  const below = hint.cell.bottom + size.height < innerHeight;
  const left = Math.max(8, Math.min(hint.cell.left, innerWidth - size.width - 8));
  return (
    <div
      className={classes.popup}
      role="tooltip"
      style={below ? { left, top: hint.cell.bottom + 4 } : { left, bottom: innerHeight - hint.cell.top + 4 }}
    >
      <p>
        <b>{found.offer.supplierName}</b> · {say('per unit', 'за единицу')} {showPrice(found.offer.price)}
      </p>
      <OfferStory {...found} currency={comparison.currency} />
    </div>
  );
}
