import { Lock } from 'lucide-react';
import { memo } from 'react';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Act } from '../hooks/use-sheet.ts';
import { decimal } from '../model/exact.ts';
import { faultOf } from '../model/faults.ts';
import type { Line, Offer } from '../model/matrix.ts';
import { quantityOf } from '../model/quantities.ts';
import { showDelta } from '../show-delta.ts';
import { sayDays, sayFault } from '../words.ts';
import classes from './matrix.module.css';
import { OfferBadges } from './offer-badges.tsx';
import { OfferPrice } from './offer-price.tsx';
import { QuantityInput } from './quantity-input.tsx';

interface OfferCellProps {
  line: Line;
  offer: Offer;
  row: number;
  text: string;
  /** What the server said of this cell. */
  told: string | undefined;
  readOnly: boolean;
  act: Act;
}

/** One offer: price, how much dearer than the best, term, how much there is, and how much of it is taken. */
export const OfferCell = memo(function OfferCell({ line, offer, row, text, told, readOnly, act }: OfferCellProps) {
  const fault = faultOf(line, offer, text);
  const quantity = quantityOf(text) ?? 0n;
  const wrong = fault ? sayFault(fault, line) : told;
  const isBest = offer.marks.includes('best');
  const tooFew = offer.tierFrom !== null && quantity > 0n && quantity < offer.tierFrom;
  return (
    <td
      className={classes.offer}
      data-best={isBest || undefined}
      data-off={!offer.usable || undefined}
      data-key={offer.key}
    >
      <div className={classes.pair}>
        <OfferPrice offer={offer} inTable />
        <span className={classes.marks}>
          {offer.lock && <Lock size={11} aria-label={say('locked', 'закреплено')} />}
          <OfferBadges marks={offer.marks} tooFew={tooFew} />
        </span>
        <span className={classes.delta}>{isBest ? say('best', 'лучшая') : showDelta(offer.delta)}</span>
      </div>
      <div className={classes.pair}>
        <span className={wrong ? classes.wrong : classes.about}>
          {wrong ?? sayDays(offer.days)}
          {!wrong && offer.limited && ` ≤${showQuantity(decimal(offer.covers))}`}
        </span>
        <QuantityInput
          lineId={line.id}
          offerKey={offer.key}
          row={row}
          column={offer.column}
          text={text}
          label={say(
            `Quantity: ${line.name}, ${offer.supplierName}`,
            `Количество: ${line.name}, ${offer.supplierName}`,
          )}
          faulty={wrong !== undefined}
          disabled={readOnly || offer.total === null}
          act={act}
        />
      </div>
    </td>
  );
});
