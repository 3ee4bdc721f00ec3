import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SalesInvoice, salesInvoice } from '../../../../nouns/sales-invoice.ts';
import { differs } from './differs.ts';

const held = { title: '007', fxRate: '92.5', customerId: null, ownerId: 'anna' } as Partial<SalesInvoice>;

const changes = (values: Parameters<typeof differs<Partial<SalesInvoice>>>[2]) =>
  differs(salesInvoice, held, values, ['ownerId']);

test('decimals differ by value, and texts that look like them by their letters', () => {
  assert.equal(changes({ fxRate: '92.500' }), false);
  assert.equal(changes({ fxRate: '92.51' }), true);
  assert.equal(changes({ fxRate: null }), true);
  assert.equal(changes({ title: '7' }), true);
  assert.equal(changes({ title: '007' }), false);
});

test('what is left out or set aside changes nothing', () => {
  assert.equal(changes({}), false);
  assert.equal(changes({ title: undefined, ownerId: 'boris', customerId: null }), false);
  assert.equal(changes({ customerId: 'yard' }), true);
});
