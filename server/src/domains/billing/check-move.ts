import type { Invoice } from '../../../../nouns/invoice.ts';
import { type InvoiceMove, type InvoiceRequirement, invoiceFlow } from '../../../../nouns/invoice-flow.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, conflict, invalidField, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { companySettings } from '../company/company-settings.ts';
import { receivedInvoiceLines } from '../requisitions/receipts/received-invoice-lines.ts';
import { linesOfInvoice } from './invoice-line.ts';
import { matchNow } from './matching/match-now.ts';
import { isOwnApproval } from './own-approval.ts';

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
    if (!isOwnApproval(ctx.actor, held, await companySettings(ctx))) return {};
    throw brokenRule(
      'self_approval',
      words(
        'Somebody else has to approve it: you entered it or sent it for approval.',
        'Согласовать должен другой сотрудник: этот счёт внесли или отправили на согласование вы.',
      ),
    );
  },

  async matching(ctx, held, { overrideReason }) {
    const { status, issues } = await matchNow(ctx, held);
    if (status === 'blocked' && overrideReason === undefined)
      throw brokenRule(
        'matching_blocked',
        words(
          'The invoice differs from what was ordered or received.',
          'Счёт расходится с тем, что выбрано или принято.',
        ),
        { issues },
      );
    const isOverridden = status === 'blocked';
    return {
      matching_status: isOverridden ? 'overridden' : status,
      matching_issues: JSON.stringify(issues),
      override_reason: isOverridden ? overrideReason : null,
    };
  },

  async no_payments(_, { paidAmount }) {
    if (new Exact(paidAmount).isZero()) return {};
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
