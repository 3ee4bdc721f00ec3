import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindsOf, watchedKinds } from './kinds.ts';

test('a change of one record asks anew for every page that shows it, once', () => {
  assert.deepEqual(kindsOf(['supplier_quote']), ['quotes', 'rfqs', 'requisitions']);
  assert.deepEqual(kindsOf(['invoice', 'bank_statement']), ['invoices', 'requisitions', 'budgets']);
  assert.deepEqual(kindsOf([]), []);
});

test('a change of anything that is approved counts anew what waits for approval', () => {
  for (const type of ['procurement', 'invoice', 'commercial_proposal', 'sales_invoice', 'approval_request'])
    assert.ok(kindsOf([type]).includes('requisitions'), type);
});

test('what no page has of its own is a setting', () => {
  assert.deepEqual(kindsOf(['regional_settings', 'custom_field']), ['settings']);
});

test('while the stream is down every kind is asked for once', () => {
  assert.equal(new Set(watchedKinds).size, watchedKinds.length);
  assert.ok(watchedKinds.includes('requisitions') && watchedKinds.includes('warehouses'));
});
