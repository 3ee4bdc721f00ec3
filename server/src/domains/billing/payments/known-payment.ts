import type { Payment } from '../../../../../nouns/payment.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { payments, postedOnes } from './payment.ts';
import { differencesOf, differs, type Reported, refuseHalfNamed } from './reported-payments.ts';

interface ReportedPayment extends Reported {
  invoiceId: string;
}

/** The payment that an outside system reported before, where it reports the same again; a different one under its name is refused. */
export async function knownPayment(ctx: ReadContext, reported: ReportedPayment): Promise<Payment | null> {
  refuseHalfNamed(reported);
  const { externalSource = null, externalPaymentId = null } = reported;
  if (externalSource === null) return null;
  const named = sql`paid.external_source = ${externalSource} and paid.external_payment_id = ${externalPaymentId}`;
  const [known] = await payments.read(ctx.db, postedOnes(ctx.db, named));
  if (!known) return null;
  const fields = [...(reported.invoiceId === known.invoiceId ? [] : ['invoiceId']), ...differencesOf(reported, known)];
  if (fields.length === 0) return known;
  throw differs({ entityType: 'invoice_payment', entityId: known.id, invoiceId: known.invoiceId }, fields);
}
