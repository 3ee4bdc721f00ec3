import { showDay, showMoney } from '../format.ts';
import { say } from '../say.ts';

export interface PricePoint {
  id: string;
  /** Instant or day. */
  at: string;
  /** Decimal string; only its place on the drawing is computed from it. */
  price: string;
  currency: string;
  /** Whose price it is: one mark and one line for each. */
  series: string;
  /** Said with the price: where it comes from. */
  about: string;
  isAnomaly: boolean;
}

/** A price as it is read aloud where its mark is reached. */
export const tellPrice = ({ price, currency, at, series, about, isAnomaly }: PricePoint) =>
  [
    showMoney(price, currency),
    showDay(at, { year: 'always' }),
    series,
    about,
    isAnomaly && say('unusual price', 'необычная цена'),
  ]
    .filter(Boolean)
    .join(', ');
