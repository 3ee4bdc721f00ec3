import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PreviewLine, TransferPreview } from '../../../../nouns/transfer-preview.ts';
import { invoiceOf } from './invoice-of.ts';

const line = (more: Partial<PreviewLine> = {}): PreviewLine => ({
  place: 1,
  number: '1',
  name: 'Цемент М500',
  article: 'ЦЕМ-500-50',
  code: null,
  quantity: '120',
  uom: '796',
  unitName: 'шт',
  price: '412.5',
  net: '49500.00',
  vatRate: '22',
  vat: '10890.00',
  gross: '60390.00',
  catalogItemId: null,
  catalogItemName: null,
  procurementId: null,
  procurementNumber: null,
  procurementItemId: null,
  matchedBy: null,
  rememberedMatchId: null,
  ...more,
});

/** What an invoice reads of a preview. */
const seen = (more: Partial<TransferPreview> = {}) =>
  ({
    function: 'invoice_and_transfer',
    number: 'УТ-1045',
    date: '2026-11-20',
    transferredOn: null,
    currency: 'RUB',
    supplier: { counterpartyId: 'supplier', name: 'ООО «Цементный двор»', inn: null, kpp: null },
    basis: [],
    lines: [line()],
    remarks: [],
    ...more,
  }) as unknown as TransferPreview;

test('the number and the date of the document become those of the supplier, and the invoice came by EDO', () => {
  const { counterpartyId, externalNumber, externalDate, currency, source, vatMode } = invoiceOf(seen(), 'ru');
  assert.deepEqual(
    [counterpartyId, externalNumber, externalDate, currency, source, vatMode],
    ['supplier', 'УТ-1045', '2026-11-20', 'RUB', 'edo', 'excluded'],
  );
});

test('the day of the transfer is the day of the supply; a document without one leaves it to the invoice', () => {
  assert.equal(invoiceOf(seen({ transferredOn: '2026-11-19' }), 'ru').supplyDate, '2026-11-19');
  assert.equal('supplyDate' in invoiceOf(seen(), 'ru'), false);
});

test('a line is for the requisition line it was matched to, else for its item, else for nothing', () => {
  const lines = [
    line({ procurementItemId: 'wanted', catalogItemId: 'item' }),
    line({ catalogItemId: 'item' }),
    line({ vatRate: null }),
  ];
  const plain = { name: 'Цемент М500', quantity: '120', uom: '796', price: '412.5', vatRate: '22' };
  assert.deepEqual(invoiceOf(seen({ lines }), 'ru').lines, [
    { ...plain, procurementItemId: 'wanted' },
    { ...plain, catalogItemId: 'item' },
    { ...plain, vatRate: 'none' },
  ]);
});

test('an invoice whose lines all are without VAT has none at all', () => {
  const free = line({ vatRate: 'none' });
  assert.equal(invoiceOf(seen({ lines: [free, free] }), 'ru').vatMode, 'none');
  assert.equal(invoiceOf(seen({ lines: [free, line()] }), 'ru').vatMode, 'excluded');
});

test('a rate of another time is explained by the document itself', () => {
  const remark = { code: 'vat_rate_of_another_time', line: '1', message: '', severity: 'review' as const };
  const { vatRateOverrideReason } = invoiceOf(seen({ remarks: [remark] }), 'ru');
  assert.equal(vatRateOverrideReason, 'УПД (СЧФДОП) № УТ-1045 от 20.11.2026');
  assert.equal('vatRateOverrideReason' in invoiceOf(seen(), 'ru'), false);
});

test('the comment names the document and what it is based on, in the language of the person', () => {
  const basis = [
    { name: 'Договор поставки', number: '45/2026', date: '2026-03-01' },
    { name: 'Без документа-основания', number: null, date: null },
  ];
  assert.equal(
    invoiceOf(seen({ basis }), 'ru').comment,
    'УПД (СЧФДОП) № УТ-1045 от 20.11.2026. Основание: Договор поставки № 45/2026 от 01.03.2026; Без документа-основания',
  );
  assert.equal(
    invoiceOf(seen({ basis: basis.slice(0, 1), function: 'transfer' }), 'en').comment,
    'Transfer document (ДОП) No. УТ-1045 of 2026-11-20. Basis: Договор поставки № 45/2026 of 2026-03-01',
  );
  assert.equal(invoiceOf(seen(), 'ru').comment, 'УПД (СЧФДОП) № УТ-1045 от 20.11.2026');
});
