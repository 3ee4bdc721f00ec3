import type { Company } from '../../../../nouns/company.ts';
import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import {
  type SalesInvoiceMove,
  type SalesInvoiceRequirement,
  salesInvoiceFlow,
} from '../../../../nouns/sales-invoice-flow.ts';
import { type Actor, maySee } from '../../kernel/access/actor.ts';
import { nextStatus, notAllowed } from '../../kernel/lifecycle.ts';
import type { ReadContext, WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { decide } from '../approvals/decide.ts';
import { isOwnApproval } from '../billing/own-approval.ts';
import { follow } from './approval-subject.ts';
import { checkMove } from './check-move.ts';
import { needsApproval } from './needs-approval.ts';
import { salesInvoices } from './sales-invoice.ts';

const { moves } = salesInvoiceFlow;

type Asked = Exclude<SalesInvoiceMove, 'revise'>;

interface Written {
  reason?: string;
  values?: Partial<SalesInvoice>;
  columns?: Record<string, unknown>;
}

/** Makes a move that a person asked for, with what it writes besides. */
export async function makeMove(ctx: WriteContext, before: SalesInvoice, move: Asked, more: Written = {}) {
  await admitMove(ctx, before, move, more.reason);
  if (move === 'approve' || move === 'reject') {
    const said = { recordType: 'sales_invoice', recordId: before.id, move, reason: more.reason } as const;
    if ((await decide(ctx, said)) === 'waits') return before;
  }
  return writeMove(ctx, before, move, more);
}

/** Refuses a move from another status, or one whose conditions are not met. */
export async function admitMove(ctx: ReadContext, before: SalesInvoice, move: Asked, reason?: string): Promise<void> {
  const { from, to } = moves[move];
  if (!(from as readonly string[]).includes(before.status))
    throw notAllowed(salesInvoiceFlow, before.status, to, targetsFrom(before.status));
  await checkMove(ctx, before, move, reason);
}

/** Makes a move that was admitted. */
export async function writeMove(
  ctx: WriteContext,
  before: SalesInvoice,
  move: Asked,
  { reason, values, columns = {} }: Written,
): Promise<SalesInvoice> {
  const tell = reason === undefined ? {} : { reason };
  const written = { ...valuesOf(ctx, move, reason), ...values };
  const after = await salesInvoices.move(ctx, before, move, written, { tell, columns });
  await follow(ctx, before, after, reason);
  return after;
}

const unapproved = { submittedBy: null, approvedBy: null, approvedAt: null };

function valuesOf({ actor }: WriteContext, move: Asked, reason: string | undefined): Partial<SalesInvoice> {
  const now = portalNow().toISOString();
  if (move === 'submit') return { submittedBy: actor.userId, rejectReason: null };
  if (move === 'approve') return { approvedBy: actor.userId, approvedAt: now };
  if (move === 'reject') return { ...unapproved, rejectReason: reason ?? null };
  if (move === 'recall') return unapproved;
  if (move === 'issue') return { issuedBy: actor.userId, issuedAt: now };
  if (move === 'send') return { sentAt: now };
  return move === 'void' ? { voidReason: reason ?? null } : { cancelReason: reason ?? null };
}

/** What a change of content takes back: the approval, asked for or given. */
export const revised = ({ status }: SalesInvoice): Partial<SalesInvoice> => ({
  status: nextStatus(salesInvoiceFlow, 'revise', status),
  ...{ rejectReason: null, ...unapproved },
});

const movesFrom = (status: SalesInvoice['status']) =>
  (Object.keys(moves) as SalesInvoiceMove[]).filter(
    (move) => moves[move].permission !== null && moves[move].from.includes(status),
  );

const targetsFrom = (status: SalesInvoice['status']) => movesFrom(status).map((move) => moves[move].to);

interface AllowedMove {
  to: SalesInvoice['status'];
  requires: SalesInvoiceRequirement[];
}

/** What this actor may ask for now; an approval that has to come from somebody else, or first, is taken into account. */
export const allowedMoves = (
  actor: Actor,
  held: SalesInvoice,
  settings: Pick<Company, 'approvalRequired' | 'noSelfApproval'>,
): AllowedMove[] =>
  movesFrom(held.status).flatMap((move) => {
    const { to, permission, requires = [] } = moves[move];
    if (!permission || !maySee(actor, permission)) return [];
    if (requires.includes('not_author') && isOwnApproval(actor, held, settings)) return [];
    if (requires.includes('approval') && needsApproval(held, settings)) return [];
    return [{ to, requires: [...requires] }];
  });
