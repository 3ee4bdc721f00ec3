import { type FieldError, fieldError, words } from '../problems/errors.ts';
import { Exact } from './decimal.ts';
import { units } from './units.ts';

/** What is wrong with a quantity: it is zero, or a fraction of a unit that is counted in whole numbers. */
export const quantityFaults = (quantity: string, at: string, uom?: string): FieldError[] => [
  ...(new Exact(quantity).lte(0) ? [fieldError(at, 'minimum', nothing, { limit: 0 })] : []),
  ...(uom === undefined || countsIn(uom, quantity) ? [] : [mustBeWhole(at, uom, quantity)]),
];

/** The refusal of a fraction of a unit that is counted in whole numbers. */
export const mustBeWhole = (at: string, uom: string, quantity: string): FieldError =>
  fieldError(at, 'uom_must_be_whole', inParts, { uom, quantity });

/** Whether the quantity is valid for a unit that is counted in whole numbers. */
export const countsIn = (uom: string, quantity: string) => !(units.get(uom)?.whole && /\.\d*[1-9]/.test(quantity));

const nothing = words('must be greater than zero', 'должно быть больше нуля');
const inParts = words('this unit is counted in whole numbers', 'эта единица считается только целыми');
