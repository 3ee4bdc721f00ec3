import Type, { type Static } from 'typebox';
import type { Contract } from '../../../../nouns/contract.ts';
import { id } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning, warnings } from '../../kernel/problems/warnings.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { settleLimit } from '../contracts/settle-limit.ts';
import { roleAddedWarning } from './role-added-warning.ts';

export const invoiceWarnings = warnings('supplier_role_added', {
  counterpartyId: Type.Optional(id('Counterparty')),
  contractId: Type.Optional(id('Contract')),
  limit: Type.Optional(Type.String({ title: 'Limit, with VAT' })),
  used: Type.Optional(Type.String({ title: 'Taken of the limit' })),
  excess: Type.Optional(Type.String({ title: 'Over the limit' })),
  currency: Type.Optional(Type.String({ title: 'Currency of the contract' })),
});

export type InvoiceWarning = Static<typeof invoiceWarnings>[number];

interface Written {
  payee: { added: boolean; counterpartyId: string };
  /** As it was locked, before the invoice was written. */
  contract: Contract | null;
}

/** What should be known of an invoice that was just written. Refuses it where it goes over a limit that blocks. */
export async function warningsOf(
  ctx: ReadContext,
  id: string,
  { payee, contract }: Written,
): Promise<InvoiceWarning[]> {
  const ofContract = contract ? await contractWarnings(ctx, id, contract, contract.usedAmount) : [];
  return [...roleAddedWarning(ctx, payee), ...ofContract];
}

/** The same of its contract alone; `before` is what was taken of the limit without it. */
export async function contractWarnings(
  ctx: ReadContext,
  invoiceId: string,
  contract: Contract,
  before: string,
): Promise<InvoiceWarning[]> {
  const { id: contractId, currency, number } = contract;
  const over = await settleLimit(ctx, contract, before);
  const uncounted = await ctx.db.first(sql`
    select 1 from invoices where tenant_id = ${ctx.db.tenant} and id = ${invoiceId} and contract_rate is null`);
  if (!uncounted) return over;
  const sentence = words(
    `There is no exchange rate: the invoice is not counted in contract ${number}.`,
    `Нет курса валюты: счёт не учтён в лимите договора ${number}.`,
  );
  return [...over, warning(ctx, 'no_rate', sentence, { contractId, currency })];
}
