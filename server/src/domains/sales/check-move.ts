import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import {
  type SalesInvoiceMove,
  type SalesInvoiceRequirement,
  salesInvoiceFlow,
} from '../../../../nouns/sales-invoice-flow.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { brokenRule, conflict, invalidField, type Words, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { isOwnApproval } from '../billing/own-approval.ts';
import { companySettings } from '../company/company-settings.ts';
import { needsApproval } from './needs-approval.ts';

/** Refuses a move whose conditions are not met. */
export async function checkMove(
  ctx: ReadContext,
  held: SalesInvoice,
  move: SalesInvoiceMove,
  reason: string | undefined,
): Promise<void> {
  for (const requirement of salesInvoiceFlow.moves[move].requires ?? []) await checks[requirement](ctx, held, reason);
}

type Check = (ctx: ReadContext, held: SalesInvoice, reason: string | undefined) => Promise<void> | void;

const unless = (holds: boolean, rule: string, sentence: Words) => {
  if (!holds) throw brokenRule(rule, sentence);
};

const checks: Readonly<Record<SalesInvoiceRequirement, Check>> = {
  rows: (_, { rowCount }) => unless(rowCount > 0, 'no_rows', words('The invoice has no rows.', 'В счёте нет строк.')),

  customer: (_, { customerId }) =>
    unless(customerId !== null, 'no_customer', words('The invoice names no customer.', 'В счёте не указан заказчик.')),

  seller: (_, { sellerProfileId }) =>
    unless(
      sellerProfileId !== null,
      'no_seller',
      words('The invoice names no seller profile.', 'В счёте не указано, кто продаёт.'),
    ),

  totals: (_, { totalAmount }) =>
    unless(
      new Exact(totalAmount).gt(0),
      'no_total',
      words('The total of the invoice is zero.', 'Сумма счёта равна нулю.'),
    ),

  reason(_, _held, reason) {
    if (reason !== undefined) return;
    throw invalidField('/reason', 'required', words('is required for this status', 'обязательна для этого статуса'));
  },

  async approval(ctx, held) {
    if (!needsApproval(held, await companySettings(ctx))) return;
    throw conflict(
      'approval_required',
      words('The invoice has to be approved first.', 'Сначала счёт нужно согласовать.'),
    );
  },

  async not_author(ctx, held) {
    unless(
      !isOwnApproval(ctx.actor, held, await companySettings(ctx)),
      'self_approval',
      words(
        'Somebody else has to approve it: you made it or sent it for approval.',
        'Согласовать должен другой сотрудник: этот счёт создали или отправили на согласование вы.',
      ),
    );
  },

  no_payments(_, { paidAmount }) {
    if (new Exact(paidAmount).isZero()) return;
    throw conflict(
      'has_payments',
      words('The invoice has payments: delete them first.', 'По счёту есть оплаты: сначала удалите их.'),
      { paidAmount },
    );
  },
};
