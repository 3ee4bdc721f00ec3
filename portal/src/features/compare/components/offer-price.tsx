import { createContext, useContext } from 'react';
import { showPrice } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Offer } from '../model/matrix.ts';
import classes from './offer-price.module.css';

/** Shows how the price of an offer was counted. */
export const ExplainOffer = createContext<(key: string) => void>(() => undefined);

/** The price of an offer; pressed, it shows how it was counted. In the table the key E does the same, and Tab goes on to quantities. */
export function OfferPrice({ offer, inTable = false }: { offer: Offer; inTable?: boolean }) {
  const explain = useContext(ExplainOffer);
  const price = showPrice(offer.price);
  return (
    <button
      type="button"
      className={classes.price}
      aria-label={say(
        `${price}, ${offer.supplierName}: show how it was counted`,
        `${price}, ${offer.supplierName}: показать расчёт`,
      )}
      {...(inTable && { tabIndex: -1 })}
      onClick={() => explain(offer.key)}
    >
      <b>{price}</b>
    </button>
  );
}
