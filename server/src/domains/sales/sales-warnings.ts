import Type from 'typebox';
import type { Contract } from '../../../../nouns/contract.ts';
import { id } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning, warnings } from '../../kernel/problems/warnings.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { settleLimit } from '../contracts/settle-limit.ts';

export const salesWarnings = warnings('customer_role_added', {
  counterpartyId: Type.Optional(id('Counterparty')),
  contractId: Type.Optional(id('Contract')),
  limit: Type.Optional(Type.String({ title: 'Limit, with VAT' })),
  used: Type.Optional(Type.String({ title: 'Taken of the limit' })),
  excess: Type.Optional(Type.String({ title: 'Over the limit' })),
  currency: Type.Optional(Type.String({ title: 'Currency of the contract' })),
});

export type SalesWarning = Type.Static<typeof salesWarnings>[number];

interface Written {
  customer: { added: boolean; counterpartyId: string | null };
  /** As it was locked, before the invoice was written. */
  contract: Contract | null;
}

/** What should be known of an invoice that was just written. Refuses it where it goes over a limit that blocks. */
export async function warningsOf(
  ctx: ReadContext,
  invoiceId: string,
  { customer, contract }: Written,
): Promise<SalesWarning[]> {
  const { added, counterpartyId } = customer;
  return [
    ...(added && counterpartyId !== null
      ? [warning(ctx, 'customer_role_added', becameCustomer, { counterpartyId })]
      : []),
    ...(contract ? await contractWarnings(ctx, invoiceId, contract) : []),
  ];
}

/** The same of its contract alone. */
export async function contractWarnings(
  ctx: ReadContext,
  invoiceId: string,
  contract: Contract,
): Promise<SalesWarning[]> {
  const { id: contractId, currency, number, usedAmount } = contract;
  const over = await settleLimit(ctx, contract, usedAmount);
  const uncounted = await ctx.db.first(sql`
    select 1 from sales_invoices where tenant_id = ${ctx.db.tenant} and id = ${invoiceId} and contract_rate is null`);
  if (!uncounted) return over;
  const sentence = words(
    `There is no exchange rate: the invoice is not counted in contract ${number}.`,
    `Нет курса валюты: счёт не учтён в лимите договора ${number}.`,
  );
  return [...over, warning(ctx, 'no_rate', sentence, { contractId, currency })];
}

const becameCustomer = words('The counterparty has become a customer.', 'Контрагенту добавлена роль заказчика.');
