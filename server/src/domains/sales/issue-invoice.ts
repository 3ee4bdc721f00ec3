import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import type { SalesInvoiceRow } from '../../../../nouns/sales-invoice-row.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { brokenRule, invalid, words } from '../../kernel/problems/errors.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { vatRateFaults } from '../../kernel/values/vat.ts';
import { refuseBypass } from '../approvals/without-bypass.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { holdCounterparties, refuseUnusable } from '../counterparties/counterparty-refs.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { holdSeller } from '../sellers/seller-refs.ts';
import { subjectOf } from './approval-subject.ts';
import { contractOf, rateOfDay } from './contract-of.ts';
import { captureCosts } from './costs/capture-costs.ts';
import { costsOfRows } from './costs/costs-of-rows.ts';
import { inRow } from './faults.ts';
import { issueNumber } from './issue-number.ts';
import { admitMove, writeMove } from './make-move.ts';
import { rowsOfInvoice, writeRows } from './sales-invoice-row.ts';
import { contractWarnings } from './sales-warnings.ts';

/** Issues a held invoice: its day, its rate and its costs are captured, and the number is taken last, for others wait behind it. */
export async function issueInvoice(ctx: WriteContext, held: SalesInvoice) {
  await admitMove(ctx, held, 'issue');
  if (held.status === 'draft') await refuseBypass(ctx, subjectOf(ctx, held));
  await holdParties(ctx, held);
  const issueDate = dayIn((await regionalOf(ctx)).timezone);
  const rows = await rowsOfInvoice(ctx.db, held.id);
  refuseRates(rows, issueDate);
  const fxRate = held.fxRate ?? (await rateOfDay(ctx, held.currency, issueDate));
  if (fxRate === null) throw unknownRate(held.currency);
  const { contract, columns } = await contractOf(ctx, held, { ...held, fxRate });
  const dueDate = held.dueDate ?? dueBy(issueDate, contract?.paymentDays ?? null);
  if (dueDate !== null && dueDate < issueDate) throw dueBefore(dueDate);
  const costs = await costsOfRows(ctx, rows, { currency: held.currency, day: issueDate });
  const captured = captureCosts(rows, costs, scaleOf(held.currency));
  await writeRows(ctx, held.id, captured.rows);
  const number = await issueNumber(ctx, held.sellerProfileId as string, issueDate);
  const values = { number, issueDate, dueDate, fxRate, ...captured.totals, costCapturedAt: portalNow().toISOString() };
  const issued = await writeMove(ctx, held, 'issue', { values, columns });
  return { issued, warnings: contract ? await contractWarnings(ctx, held.id, contract) : [] };
}

/** Who is named here may have been archived since the draft was written; from here on they are held. */
async function holdParties({ db }: WriteContext, { customerId, sellerProfileId }: SalesInvoice) {
  const customer = customerId as string;
  refuseUnusable((await holdCounterparties(db, [customer])).get(customer), 'customerId');
  await holdSeller(db, sellerProfileId);
}

/** The day so many days later; null where nothing was agreed. */
const dueBy = (day: string, days: number | null): string | null =>
  days === null ? null : new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function refuseRates(rows: readonly SalesInvoiceRow[], day: string) {
  const faults = rows.flatMap(({ vatRate }, place) => inRow(place, vatRateFaults(vatRate, day)));
  if (faults.length > 0) throw invalid(faults);
}

/** A rate that is not known is never one. */
const unknownRate = (currency: string) =>
  brokenRule('no_rate', words(`There is no exchange rate for ${currency}.`, `Курс валюты ${currency} не задан.`), {
    currency,
  });

const dueBefore = (dueDate: string) =>
  brokenRule(
    'due_before_issue',
    words('The invoice would be due before it is issued.', 'Срок оплаты раньше дня выставления.'),
    { dueDate },
  );
