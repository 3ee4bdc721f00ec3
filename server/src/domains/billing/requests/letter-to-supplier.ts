import { Exact } from '../../../kernel/decimal.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { units } from '../../../kernel/units.ts';
import type { VatMode, VatRate } from '../../../kernel/vat.ts';
import type { LetterLocale } from '../../../platform/mail/letters/letter.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { linesById } from '../../requisitions/lines-of.ts';
import { requisitionsById } from '../../requisitions/requisition-by-id.ts';
import { requestsById } from './invoice-request.row.ts';

export interface LetterToSupplier {
  requestId: string;
  to: string;
  locale: LetterLocale;
  company: string;
  companyInn: string | null;
  requestNumber: string;
  requisitionNumber: string;
  dueDate: string | null;
  deliveryAddress: string | null;
  message: string | null;
  lines: ReadonlyArray<{
    name: string;
    quantity: string;
    unit: string;
    price: string;
    currency: string;
    vatMode: VatMode;
    vatRate: VatRate | null;
  }>;
}

/** A letter as it is now, in the company's language; null where it has left, or is not wanted any more. */
export async function readLetterToSupplier(ctx: ReadContext, requestId: string): Promise<LetterToSupplier | null> {
  const [request] = await requestsById(ctx.db, [requestId]);
  if (!request || request.status !== 'draft' || request.email === null) return null;
  const [company, regional, [requisition], lines] = await Promise.all([
    companySettings(ctx),
    regionalOf(ctx),
    requisitionsById(ctx.db, [request.procurementId]),
    linesById(
      ctx.db,
      request.lines.map(({ procurementItemId }) => procurementItemId),
    ),
  ]);
  // Cancelled this moment: the request follows it in a moment more.
  if (requisition?.status === 'cancelled') return null;
  const needed = new Map(lines.map((line) => [line.id, line]));
  return {
    requestId,
    to: request.email,
    locale: regional.locale.startsWith('ru') ? 'ru' : 'en',
    company: company.name,
    companyInn: company.companyInn,
    requestNumber: request.number,
    requisitionNumber: requisition?.number ?? '',
    dueDate: request.dueDate,
    deliveryAddress: requisition?.deliveryAddress ?? null,
    message: request.message,
    lines: request.lines.map(({ procurementItemId, quantity, price, currency, vatMode, vatRate }) => {
      const line = needed.get(procurementItemId);
      const unit = units.get(line?.uom ?? '')?.symbol ?? '';
      const plain = (value: string) => new Exact(value).toFixed();
      return {
        name: line?.name ?? '',
        quantity: plain(quantity),
        unit,
        price: plain(price),
        currency,
        vatMode,
        vatRate,
      };
    }),
  };
}
