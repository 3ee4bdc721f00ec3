import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from '../../kit/say.ts';
import { type ActivityWords, reasonOf, sentenceOf } from './sentence.ts';

const known: ActivityWords = {
  fields: { dueDate: words('due', 'срок'), title: words('title', 'название') },
  statusName: (code) => code.toUpperCase(),
  describe: ({ event }) => (event === 'thing.weighed' ? 'Взвешено' : undefined),
};

const told = (event: string, data: Record<string, unknown> = {}) => ({ event, operation: '', data });

test('a change of status names both statuses', () => {
  assert.equal(sentenceOf(told('x.status_changed', { status: { from: 'draft', to: 'done' } }), known), 'DRAFT → DONE');
});

test('a change names the fields that have names', () => {
  const event = told('x.updated', { changedFields: ['dueDate', 'version', 'title'] });
  assert.equal(sentenceOf(event, known), 'Изменено: срок, название');
});

test('a kind says its own events in its own words, and what nobody knows is told by its name', () => {
  assert.equal(sentenceOf(told('thing.weighed'), known), 'Взвешено');
  assert.equal(sentenceOf(told('integration_api.thing.created'), known), 'Создано');
  assert.equal(sentenceOf(told('thing.vanished'), known), 'thing.vanished');
});

test('a reason is told where one was given', () => {
  assert.equal(reasonOf(told('x', { reason: 'дорого' })), 'дорого');
  assert.equal(reasonOf(told('x')), undefined);
});
