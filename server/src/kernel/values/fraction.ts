/** The portal counts with these too, so they stand where both sides read. */
export { Fraction, fraction, least, sumOf } from '../../../../nouns/exact/fraction.ts';
