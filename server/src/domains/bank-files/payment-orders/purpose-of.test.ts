import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PayableInvoice } from '../../billing/payable-invoices.ts';
import { purposeOf } from './purpose-of.ts';

const invoice = (more: Partial<PayableInvoice> = {}): PayableInvoice => ({
  id: 'i',
  number: 'INV-2026-0001',
  externalNumber: 'СЧ-1045',
  externalDate: '2026-11-12',
  counterpartyId: 'c',
  currency: 'RUB',
  status: 'approved',
  onHoldUntil: null,
  purpose: 'Цемент',
  gross: '1220.00',
  vat: '220.00',
  outstanding: '1220.00',
  vatRates: ['22'],
  ...more,
});

test('a purpose names the invoice, what is paid for, and the VAT in it', () => {
  assert.equal(
    purposeOf(invoice(), '1220.00'),
    'Оплата по счету № СЧ-1045 от 12.11.2026. Цемент. В т.ч. НДС 22% - 220.00 руб.',
  );
});

test('a part of the invoice has its part of the VAT, rounded to kopecks', () => {
  assert.match(purposeOf(invoice(), '100.00'), /НДС 22% - 18\.03 руб\.$/);
});

test('VAT of several rates is one sum without a rate; rates that charge nothing are not counted among them', () => {
  assert.match(purposeOf(invoice({ vatRates: ['10', '22'] }), '1220.00'), /В т\.ч\. НДС - 220\.00 руб\.$/);
  assert.match(purposeOf(invoice({ vatRates: ['0', '22', 'none'] }), '1220.00'), /НДС 22% - 220\.00 руб\.$/);
});

test('an invoice without VAT says that none is charged', () => {
  assert.match(purposeOf(invoice({ vat: '0', vatRates: ['none'] }), '1220.00'), /НДС не облагается\.$/);
});

test('an invoice that the supplier gave no number or day is named by our number alone', () => {
  const unnamed = invoice({ externalNumber: null, externalDate: null, purpose: null });
  assert.equal(purposeOf(unnamed, '1220.00'), 'Оплата по счету № INV-2026-0001. В т.ч. НДС 22% - 220.00 руб.');
});

test('line breaks become spaces, and a purpose that ends with stops gets one', () => {
  assert.match(
    purposeOf(invoice({ purpose: ' Цемент,\n\tдоставка... ' }), '1220.00'),
    /2026\. Цемент, доставка\. В т\.ч\./,
  );
});

test('a long purpose is cut so that the invoice and the VAT still stand whole in 210 characters', () => {
  const text = purposeOf(invoice({ purpose: 'Очень долгое назначение '.repeat(20) }), '1220.00');
  assert.ok(text.length <= 210, String(text.length));
  assert.match(text, /^Оплата по счету № СЧ-1045 от 12\.11\.2026\. Очень долгое/);
  assert.match(text, /В т\.ч\. НДС 22% - 220\.00 руб\.$/);
});
