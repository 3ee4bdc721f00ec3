import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';

/** What is wrong with a rate from a currency into the same one. */
export const rateFaults = (fxRate: string | null | undefined): FieldError[] =>
  new Exact(fxRate ?? '1').eq(1) ? [] : [rateOfItself];

const rateOfItself = fieldError(
  '/fxRate',
  'fx_rate_not_one',
  words('must be 1: both currencies are the same', 'должен быть 1: валюта та же самая'),
);
