/** The portal counts with these too, so they stand where both sides read. */
export { keptOf, lineAmounts, type PricedLine } from '../../../../nouns/exact/money.ts';
