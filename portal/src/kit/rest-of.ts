import { subtractDecimals } from './decimal-sum.ts';

/** What is left of a quantity, without zeros that say nothing. */
export const restOf = (whole: string, part: string): string => subtractDecimals(whole, part).replace(/\.?0+$/, '');
