import { type SalesInvoiceStatus, salesInvoiceFlow } from '../../../../nouns/sales-invoice-flow.ts';
import { say } from '../../kit/say.ts';
import type { SalesInvoiceCard } from './queries.ts';

export type AllowedMove = SalesInvoiceCard['allowedMoves'][number];

/** What is called for first stands first. */
const forward: readonly SalesInvoiceStatus[] = ['approved', 'issued', 'sent', 'pending_approval'];

/** Back into a draft lead a refusal, which says why, and a recall. */
const isRecall = ({ to, requires }: AllowedMove) => to === 'draft' && !requires.includes('reason');

/** Moves that ask the person for nothing more. */
export const isAtOnce = (move: AllowedMove): move is AllowedMove & { to: 'pending_approval' | 'approved' | 'draft' } =>
  move.to === 'pending_approval' || move.to === 'approved' || isRecall(move);

export function moveName(move: AllowedMove): string {
  const { to } = move;
  if (to === 'draft') return isRecall(move) ? say('Recall', 'Отозвать') : say('Send back', 'Вернуть на доработку');
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
