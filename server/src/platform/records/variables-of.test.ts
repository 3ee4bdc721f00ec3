import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogItem } from '../../../../nouns/catalog-item.ts';
import { variableOf, variablesOf } from './variables-of.ts';

test('a variable has the words, the type and the guard of its field', () => {
  assert.deepEqual(variablesOf(catalogItem.fields, ['sku', 'currentCostUpdatedAt', 'leadTimeDays']), {
    sku: { label: { en: 'Article', ru: 'Артикул' }, valueType: 'string' },
    currentCostUpdatedAt: {
      label: { en: 'Current cost known since', ru: 'Дата себестоимости' },
      valueType: 'datetime',
      guard: 'catalog.cost_read',
    },
    leadTimeDays: { label: { en: 'Lead time, days', ru: 'Срок поставки, дней' }, valueType: 'number' },
  });
});

test('a price is called money where that is meant', () => {
  assert.equal(variableOf(catalogItem.fields, 'currentCostPrice').valueType, 'number');
  assert.equal(variableOf(catalogItem.fields, 'currentCostPrice', 'money').valueType, 'money');
});
