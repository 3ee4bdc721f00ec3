import type { Invoice } from '../../../../nouns/invoice.ts';
import { type InvoiceMove, type InvoiceRequirement, invoiceFlow } from '../../../../nouns/invoice-flow.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, conflict, invalidField, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { receivedInvoiceLines } from '../requisitions/receipts/received-invoice-lines.ts';
import { linesOfInvoice } from './invoice-line.ts';
import { standNow } from './matching/stand-now.ts';
import { refuseOwnApproval } from './refuse-own-approval.ts';

interface Asked {
  move: InvoiceMove;
  reason: string | undefined;
  overrideReason: string | undefined;
}

type Columns = Record<string, unknown>;

/** Refuses a move whose conditions are not met; answers what the check found out, as columns. */
export async function checkMove(ctx: WriteContext, held: Invoice, asked: Asked): Promise<Columns> {
  const found: Columns = {};
  for (const requirement of invoiceFlow.moves[asked.move].requires ?? [])
    Object.assign(found, await checks[requirement](ctx, held, asked));
  return found;
}

type Check = (ctx: WriteContext, held: Invoice, asked: Asked) => Promise<Columns>;

const checks: Readonly<Record<InvoiceRequirement, Check>> = {
  async reason(_, _held, { reason }) {
    if (reason !== undefined) return {};
    throw invalidField('/reason', 'required', words('is required for this status', 'обязательна для этого статуса'));
  },

  async not_author(ctx, held) {
    await refuseOwnApproval(ctx, held);
    return {};
  },

  async matching(ctx, held, { overrideReason }) {
    const { status, issues } = await standNow(ctx, held);
    if (status === 'overridden' && overrideReason === undefined) return {};
    if (status === 'blocked' && overrideReason === undefined)
      throw brokenRule(
        'matching_blocked',
        words(
          'The invoice differs from what was ordered or received.',
          'Счёт расходится с тем, что выбрано или принято.',
        ),
        { issues },
      );
    const isOverridden = status === 'blocked' || status === 'overridden';
    return {
      matching_status: isOverridden ? 'overridden' : status,
      matching_issues: JSON.stringify(issues),
      override_reason: isOverridden ? overrideReason : null,
    };
  },

  async no_payments(_, { paidAmount, creditedAmount }) {
    if (new Exact(paidAmount).isZero() && new Exact(creditedAmount).isZero()) return {};
    throw conflict(
      'has_payments',
      words('Payments were made. Delete them first.', 'По счёту есть оплаты. Сначала удалите их.'),
      {
        paidAmount,
      },
    );
  },

  async no_receipts(ctx, { id }) {
    const lines = await linesOfInvoice(ctx.db, id);
    const lineIds = await receivedInvoiceLines(
      ctx.db,
      lines.map((line) => line.id),
    );
    if (lineIds.length === 0) return {};
    throw conflict('has_receipts', words('Goods were received against this invoice.', 'По этому счёту есть приёмка.'), {
      lineIds,
    });
  },
};
