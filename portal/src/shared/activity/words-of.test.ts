import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counterparty } from '../../../../nouns/counterparty.ts';
import { sentenceOf } from './sentence.ts';
import { wordsOf } from './words-of.ts';

const told = (data: Record<string, unknown>, event = 'integration_api.counterparty.updated') =>
  sentenceOf({ event, operation: 'counterparties.update-counterparty', data }, wordsOf(counterparty));

test('a change names the fields as people call them, abbreviations as they are written', () => {
  assert.equal(told({ changedFields: ['inn', 'legalAddress'] }), 'Изменено: ИНН, юридический адрес');
});

test('a move names both statuses', () => {
  const status = { from: 'active', to: 'blocked' };
  assert.equal(told({ status }, 'integration_api.counterparty.status_changed'), 'Действует → Заблокирован');
});

test('a status that is not known any more is told by its code', () => {
  assert.equal(told({ status: { from: 'sleeping', to: 'active' } }), 'sleeping → Действует');
});
