import type { SalesPayment } from '../../../../../nouns/sales-payment.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { differencesOf, differs, type Reported, refuseHalfNamed } from '../../billing/payments/reported-payments.ts';
import { postedOnes, salesPayments } from './sales-payment.ts';

interface ReportedPayment extends Reported {
  salesInvoiceId: string;
}

/**
 * The payment that an outside system reported before, where it reports the same again; a different one under its name is refused.
 * What a bank or the accounting reports has to have a name.
 */
export async function knownPayment(ctx: ReadContext, reported: ReportedPayment): Promise<SalesPayment | null> {
  refuseHalfNamed(reported);
  const { source = 'manual', externalSource = null, externalPaymentId = null } = reported;
  if (externalSource === null && source !== 'manual') throw nameless();
  if (externalSource === null) return null;
  const named = sql`paid.external_source = ${externalSource} and paid.external_payment_id = ${externalPaymentId}`;
  const [known] = await salesPayments.read(ctx.db, postedOnes(ctx.db, named));
  if (!known) return null;
  const { id, salesInvoiceId } = known;
  const isOther = reported.salesInvoiceId !== salesInvoiceId;
  const fields = [...(isOther ? ['salesInvoiceId'] : []), ...differencesOf(reported, known)];
  if (fields.length === 0) return known;
  throw differs({ entityType: 'sales_payment', entityId: id, salesInvoiceId }, fields);
}

const nameless = () =>
  invalidField(
    '/externalPaymentId',
    'external_id_required',
    words(
      'is required, with externalSource, of what a bank or the accounting reports',
      'нужен вместе с externalSource для оплат из банка и бухгалтерии',
    ),
  );
