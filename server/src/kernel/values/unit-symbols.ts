import type { Words } from '../problems/errors.ts';
import { units } from './units.ts';

/** What documents print for the codes of units: шт, кг. */
export const unitSymbols: Readonly<Record<string, Words>> = Object.fromEntries(
  [...units.values()].map(({ code, symbol }) => [code, { en: symbol, ru: symbol }]),
);
