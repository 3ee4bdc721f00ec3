import { type SalesInvoiceStatus, salesInvoiceFlow } from '../../../../nouns/sales-invoice-flow.ts';
import { say } from '../../kit/say.ts';
import type { SalesInvoiceCard } from './queries.ts';

export type AllowedMove = SalesInvoiceCard['allowedMoves'][number];

/** What is called for first stands first. */
const forward: readonly SalesInvoiceStatus[] = ['approved', 'issued', 'sent', 'pending_approval'];

/** What a move is called: back into a draft leads a refusal alone. */
export function moveName({ to }: Pick<AllowedMove, 'to'>): string {
  if (to === 'draft') return say('Send back', 'Вернуть на доработку');
  const { action, ...name } = salesInvoiceFlow.statuses[to];
  return say(action ?? name);
}

/** What is next as a button, the rest for a menu. */
export function partedMoves(moves: readonly AllowedMove[]) {
  const next = forward.map((status) => moves.find(({ to }) => to === status)).find((one) => one !== undefined);
  return { next, others: moves.filter((one) => one !== next) };
}

/** After these nothing more happens to an invoice by a person. */
export const hasEnded = ({ status }: Pick<SalesInvoiceCard, 'status'>) => status === 'void' || status === 'cancelled';

/** What stands in the document may be changed: nobody has it yet. */
export const isOpen = ({ status }: Pick<SalesInvoiceCard, 'status'>) =>
  status === 'draft' || status === 'pending_approval' || status === 'approved';
