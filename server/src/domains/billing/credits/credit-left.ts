import type { SupplierReturn } from '../../../../../nouns/supplier-return.ts';
import { Exact } from '../../../kernel/values/decimal.ts';

/** What of the credit for a return no invoice has used yet. */
export const creditLeft = ({ creditAmount, creditUsed }: Pick<SupplierReturn, 'creditAmount' | 'creditUsed'>): string =>
  new Exact(creditAmount ?? 0).minus(creditUsed ?? 0).toFixed();
