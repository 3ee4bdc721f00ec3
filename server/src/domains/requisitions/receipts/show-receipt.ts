import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import type { StockReceipt } from './stock-receipt.ts';

/** A receipt as this person may see it: what goods cost is not for everybody. */
export const showReceipt = (actor: Actor, receipt: StockReceipt): StockReceipt =>
  maySee(actor, 'catalog.cost_read')
    ? receipt
    : { ...receipt, lines: receipt.lines.map((line) => ({ ...line, unitCost: null, currency: null })) };
