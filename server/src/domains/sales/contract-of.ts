import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import type { ReadContext, WriteContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { contractFor } from '../billing/contract-for.ts';
import { rateOn } from '../company/rate-on.ts';
import { regionalOf } from '../company/regional-settings.ts';

type Named = Pick<SalesInvoice, 'contractId' | 'customerId' | 'currency' | 'fxRate'>;

/** The contract that an invoice names, locked, and its columns. Until the invoice is issued its amount counts by the rate of today. */
export async function contractOf(ctx: WriteContext, was: Named | null, named: Named) {
  if (named.contractId === null) return { contract: null, columns: { contract_id: null, contract_rate: null } };
  const date = dayIn((await regionalOf(ctx)).timezone);
  const fxRate = named.fxRate ?? (await rateOfDay(ctx, named.currency, date));
  const { contractId, customerId: counterpartyId, currency } = named;
  return contractFor(ctx, was ?? undefined, { contractId, counterpartyId, currency, fxRate, date });
}

/** What one unit of a currency is worth in the company's own on a day; null where no rate is known. */
export async function rateOfDay(ctx: ReadContext, currency: string, date: string): Promise<string | null> {
  const found = await rateOn(ctx, currency, date);
  return found && new Exact(found.rate).div(found.nominal).toDecimalPlaces(8).toFixed();
}
