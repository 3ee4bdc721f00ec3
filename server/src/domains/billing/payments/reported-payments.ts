import type { Payment } from '../../../../../nouns/payment.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { conflict, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { PaymentInput } from './payment.input.ts';

/** A payment as an outside system may report it. */
export interface Reported extends PaymentInput {
  source?: Payment['source'];
  externalSource?: string | null;
  externalPaymentId?: string | null;
}

/** What outside systems call a payment. */
type Named = Pick<Reported, 'externalSource' | 'externalPaymentId'>;

/** Kinds of payments that share these names: one name pays once, whichever kind of invoice it pays. */
type Kind = 'invoice_payment' | 'sales_payment';

export function refuseHalfNamed({ externalSource = null, externalPaymentId = null }: Named): void {
  if ((externalSource === null) === (externalPaymentId === null)) return;
  throw invalid([
    fieldError(
      externalSource === null ? '/externalSource' : '/externalPaymentId',
      'external_id_required',
      words(
        '`externalSource` and `externalPaymentId` are given together',
        'externalSource и externalPaymentId указывают вместе',
      ),
    ),
  ]);
}

/** What is reported now and differs from what is known; what is left out differs in nothing. */
export const differencesOf = (
  reported: Reported,
  known: Pick<Payment, 'amount' | 'currency' | 'fxRate' | 'paidAt' | 'method' | 'source' | 'documentNumber'>,
): string[] =>
  (['amount', 'currency', 'fxRate', 'paidAt', 'method', 'source', 'documentNumber'] as const).filter((field) => {
    const now = reported[field];
    if (now === undefined) return false;
    const isDecimal = field === 'amount' || field === 'fxRate';
    return isDecimal ? !new Exact(String(now)).eq(known[field] as string) : now !== known[field];
  });

export const differs = (existing: Record<string, string>, fields: readonly string[]) =>
  conflict(
    'external_payment_differs',
    words('This payment was already reported with different details.', 'Эта оплата уже передана с другими данными.'),
    { existing, fields },
  );

/** Takes the name of a payment that is being registered. One that a payment of the other kind has taken is refused. */
export async function claimName(
  ctx: WriteContext,
  { externalSource, externalPaymentId }: Named,
  kind: Kind,
  id: string,
) {
  if (!externalSource || !externalPaymentId) return;
  const { tenant } = ctx.db;
  const claimed = await ctx.db.execute(sql`
    insert into reported_payments (tenant_id, external_source, external_payment_id, entity_type, payment_id)
    values (${tenant}, ${externalSource}, ${externalPaymentId}, ${kind}, ${id}) on conflict do nothing`);
  if (claimed === 1) return;
  const holder = await ctx.db.one<{ entityType: Kind; entityId: string }>(sql`
    select entity_type as "entityType", payment_id as "entityId" from reported_payments
    where tenant_id = ${tenant} and external_source = ${externalSource} and external_payment_id = ${externalPaymentId}`);
  throw differs({ ...holder }, ['invoiceId']);
}

/** Gives the name of a deleted payment back. */
export async function releaseName({ db }: WriteContext, { externalSource, externalPaymentId }: Named): Promise<void> {
  if (!externalSource || !externalPaymentId) return;
  await db.execute(sql`
    delete from reported_payments
    where tenant_id = ${db.tenant} and external_source = ${externalSource} and external_payment_id = ${externalPaymentId}`);
}
