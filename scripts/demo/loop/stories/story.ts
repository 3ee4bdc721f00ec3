import type { Step } from '../scene.ts';
import { askSellers } from '../steps/ask-suppliers.ts';
import { decide, toTwo } from '../steps/decide.ts';
import { enterQuotes } from '../steps/enter-quotes.ts';
import { move } from '../steps/move.ts';
import { receive } from '../steps/receive.ts';
import { requestInvoices } from '../steps/request-invoices.ts';
import { takeInvoices } from '../steps/take-invoices.ts';

export interface Story {
  name: string;
  /** Where its requisition comes to rest. */
  ends: string;
  steps: readonly Step[];
}

export const story = (name: string, ends: string, steps: readonly Step[]): Story => ({ name, ends, steps });

/** How stories begin: each goes on where another stops. */
export const submitted = [move('buyer', 'pending_approval')];
export const approved = [...submitted, move('head', 'approved')];
export const quoted = [...approved, ...askSellers(), enterQuotes()];
export const decided = [...quoted, decide()];
export const split = [...quoted, decide(toTwo, 'Снижаем риск срыва поставки')];
export const asked = [...decided, requestInvoices()];
export const invoiced = [...asked, takeInvoices()];
export const delivered = [...split, requestInvoices(), takeInvoices(), receive()];
