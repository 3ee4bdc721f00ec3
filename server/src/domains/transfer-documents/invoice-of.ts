import type Type from 'typebox';
import type { PreviewLine, TransferPreview } from '../../../../nouns/transfer-preview.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import type { createInvoice } from '../billing/operations/create-invoice.ts';
import { vatModeOf } from './matching/price-line.ts';

type NewInvoice = Type.Static<typeof createInvoice.input>;

/** The invoice a document makes, as it was shown. */
export function invoiceOf(seen: TransferPreview, language: keyof Words): NewInvoice {
  const { supplier, number, date, transferredOn, currency, lines, remarks } = seen;
  const vatMode = vatModeOf(lines);
  const isOfAnotherTime = remarks.some(({ code }) => code === 'vat_rate_of_another_time');
  return {
    counterpartyId: supplier?.counterpartyId as string,
    externalNumber: number,
    externalDate: date,
    currency: currency as string,
    vatMode,
    ...(transferredOn !== null && { supplyDate: transferredOn }),
    ...(isOfAnotherTime && { vatRateOverrideReason: nameOf(seen, language) }),
    comment: commentOf(seen, language),
    source: 'edo',
    lines: lines.map(lineOf),
  };
}

/** A line of a requisition knows its item; an item by itself is named where no line is. */
const lineOf = ({ name, quantity, uom, price, vatRate, procurementItemId, catalogItemId }: PreviewLine) => ({
  name,
  quantity,
  uom,
  price,
  vatRate: vatRate ?? 'none',
  ...(procurementItemId !== null ? { procurementItemId } : catalogItemId !== null && { catalogItemId }),
});

const functions = { invoice: 'СЧФ', invoice_and_transfer: 'СЧФДОП', transfer: 'ДОП' } as const;

const day = (iso: string, language: keyof Words) => (language === 'ru' ? iso.split('-').reverse().join('.') : iso);

const nameOf = ({ number, date, function: kind }: TransferPreview, language: keyof Words) =>
  language === 'ru'
    ? `УПД (${functions[kind]}) № ${number} от ${day(date, language)}`
    : `Transfer document (${functions[kind]}) No. ${number} of ${date}`;

function commentOf(seen: TransferPreview, language: keyof Words): string {
  const papers = seen.basis.map(({ name, number, date }) =>
    [
      name,
      ...(number === null ? [] : [`№ ${number}`]),
      ...(date === null ? [] : [`${language === 'ru' ? 'от' : 'of'} ${day(date, language)}`]),
    ].join(' '),
  );
  const basis = papers.length === 0 ? [] : [`${language === 'ru' ? 'Основание' : 'Basis'}: ${papers.join('; ')}`];
  return [nameOf(seen, language), ...basis].join('. ').slice(0, 5_000);
}
