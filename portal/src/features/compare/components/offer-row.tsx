import { Button } from '@mantine/core';
import { memo } from 'react';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Act } from '../hooks/use-sheet.ts';
import { availableOf } from '../model/allocate.ts';
import { decimal } from '../model/exact.ts';
import { faultOf } from '../model/faults.ts';
import type { Line, Offer } from '../model/matrix.ts';
import { showDelta } from '../show-delta.ts';
import { markLabels, sayDays, sayFault } from '../words.ts';
import classes from './offer-list.module.css';
import { OfferPrice } from './offer-price.tsx';
import { QuantityInput } from './quantity-input.tsx';

interface OfferRowProps {
  line: Line;
  offer: Offer;
  row: number;
  text: string;
  told: string | undefined;
  readOnly: boolean;
  act: Act;
}

/** An offer of the list: who, for how much, when, and how much of it is taken. */
export const OfferRow = memo(function OfferRow({ line, offer, row, text, told, readOnly, act }: OfferRowProps) {
  const fault = faultOf(line, offer, text);
  const wrong = fault ? sayFault(fault, line) : told;
  const isBest = offer.marks.includes('best');
  const facts = [
    sayDays(offer.days),
    ...(offer.limited ? [`≤${showQuantity(decimal(offer.covers))}`] : []),
    ...offer.marks.flatMap((mark) => (markLabels[mark] ? [say(markLabels[mark])] : [])),
  ];
  const available = decimal(availableOf(line, offer));
  return (
    <li className={classes.offer} data-best={isBest || undefined}>
      <div className={classes.about}>
        <span className="clip">{offer.supplierName}</span>
        <span>
          <OfferPrice offer={offer} />{' '}
          <span className={isBest ? 'good' : 'dimmed'}>{isBest ? say('best', 'лучшая') : showDelta(offer.delta)}</span>
        </span>
        <span className={wrong ? 'bad' : 'dimmed'}>{wrong ?? facts.join(' · ')}</span>
      </div>
      {!readOnly && offer.total !== null && text !== available && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => act({ kind: 'type', lineId: line.id, key: offer.key, text: available })}
        >
          {say('All', 'Всё')}
        </Button>
      )}
      <div className={classes.quantity}>
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
    </li>
  );
});
