import type { Payment } from '../../../../../nouns/payment.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { conflict, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { PaymentInput } from './payment.input.ts';
import { payments, postedOnes } from './payment.ts';

interface ReportedPayment extends PaymentInput {
  invoiceId: string;
  source?: Payment['source'];
  externalSource?: string | null;
  externalPaymentId?: string | null;
}

/** The payment that an outside system reported before, where it reports the same again; a different one under its name is refused. */
export async function knownPayment(ctx: ReadContext, reported: ReportedPayment): Promise<Payment | null> {
  const { externalSource = null, externalPaymentId = null } = reported;
  if ((externalSource === null) !== (externalPaymentId === null))
    throw invalid([
      fieldError(
        externalSource === null ? '/externalSource' : '/externalPaymentId',
        'external_id_required',
        words('must be given with the other payment identifier', 'указывается вместе со вторым обозначением оплаты'),
      ),
    ]);
  if (externalSource === null) return null;
  const named = sql`paid.external_source = ${externalSource} and paid.external_payment_id = ${externalPaymentId}`;
  const [known] = await payments.read(ctx.db, postedOnes(ctx.db, named));
  if (!known) return null;
  const differing = differencesOf(reported, known);
  if (differing.length === 0) return known;
  throw conflict(
    'external_payment_differs',
    words('This payment was already reported with different details.', 'Эта оплата уже передана с другими данными.'),
    { existing: { entityType: 'invoice_payment', entityId: known.id, invoiceId: known.invoiceId }, fields: differing },
  );
}

/** What is reported now and differs from what is known; what is left out differs in nothing. */
const differencesOf = (reported: ReportedPayment, known: Payment) =>
  (['invoiceId', 'amount', 'currency', 'fxRate', 'paidAt', 'method', 'source', 'documentNumber'] as const).filter(
    (field) => {
      const now = reported[field];
      if (now === undefined) return false;
      const isDecimal = field === 'amount' || field === 'fxRate';
      return isDecimal ? !new Exact(String(now)).eq(known[field] as string) : now !== known[field];
    },
  );
