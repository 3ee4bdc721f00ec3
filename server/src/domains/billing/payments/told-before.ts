import type { ReadContext } from '../../../kernel/operation.ts';
import { conflict, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { PaymentInput } from './payment.input.ts';
import { type PaymentRow, paymentColumns, presentPayment } from './payment.row.ts';
import type { Payment } from './payment.ts';

interface Told extends PaymentInput {
  invoiceId: string;
  source?: Payment['source'];
  externalSource?: string | null;
  externalPaymentId?: string | null;
}

/** The payment that an outside system has told before, where it tells the same again; another one under its name is refused. */
export async function toldBefore(ctx: ReadContext, told: Told): Promise<Payment | null> {
  const { externalSource = null, externalPaymentId = null } = told;
  if ((externalSource === null) !== (externalPaymentId === null))
    throw invalid([
      fieldError(
        externalSource === null ? '/externalSource' : '/externalPaymentId',
        'external_id_required',
        words('must be given with the other payment identifier', 'указывается вместе со вторым обозначением оплаты'),
      ),
    ]);
  if (externalSource === null) return null;
  const row = await ctx.db.first<PaymentRow>(sql`
    select ${paymentColumns} from invoice_payments paid
    where paid.tenant_id = ${ctx.db.tenant} and paid.external_source = ${externalSource}
      and paid.external_payment_id = ${externalPaymentId} and paid.status = 'posted'`);
  if (!row) return null;
  const known = presentPayment(row);
  const differing = differencesOf(told, known);
  if (differing.length === 0) return known;
  throw conflict(
    'external_payment_differs',
    words('This payment was already reported with different details.', 'Эта оплата уже передана с другими данными.'),
    { existing: { entityType: 'invoice_payment', entityId: known.id, invoiceId: known.invoiceId }, fields: differing },
  );
}

/** What is told now and differs from what is known; what is not told differs in nothing. */
const differencesOf = (told: Told, known: Payment) =>
  (['invoiceId', 'amount', 'currency', 'fxRate', 'paidAt', 'method', 'source', 'documentNumber'] as const).filter(
    (field) => {
      const now = told[field];
      if (now === undefined) return false;
      const isDecimal = field === 'amount' || field === 'fxRate';
      return isDecimal ? !new Exact(String(now)).eq(known[field] as string) : now !== known[field];
    },
  );
