import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf, fieldsOf, missingOf, valuesOf } from './settings-model.ts';

const schema = {
  type: 'object',
  required: ['apiKey', 'smtp'],
  properties: {
    regions: { type: 'array', items: { type: 'string' }, title: 'Регионы', 'x-widget': 'list', 'x-order': 2 },
    apiKey: { type: 'string', title: 'Ключ', 'x-secret': true, 'x-widget': 'password', 'x-order': 1 },
    smtp: {
      type: 'object',
      title: 'Почта',
      required: ['host'],
      properties: {
        port: { type: 'integer', title: 'Порт', 'x-widget': 'number', 'x-order': 2 },
        host: { type: 'string', title: 'Сервер', 'x-widget': 'text', 'x-order': 1, examples: ['smtp.ru'] },
      },
    },
    imap: {
      type: 'object',
      title: 'Входящая',
      required: ['host'],
      properties: { host: { type: 'string', title: 'Сервер', 'x-widget': 'text' } },
    },
    map: { type: 'object', additionalProperties: { type: 'string' }, title: 'Склады', 'x-widget': 'mapping-table' },
  },
};
const fields = fieldsOf(schema);

test('fields stand in their order, those of a group together', () => {
  assert.deepEqual(
    fields.map(({ path }) => path),
    ['apiKey', 'regions', 'smtp.host', 'smtp.port', 'imap.host', 'map'],
  );
  assert.equal(fields.find(({ path }) => path === 'smtp.host')?.placeholder, 'smtp.ru');
});

test('a secret begins empty, and what is left as it was is not sent', () => {
  const before = valuesOf(fields, { apiKey: '••••1234', smtp: { host: 'a', port: 25 }, map: { a: 'b' } });
  assert.equal(before.apiKey, '');
  assert.deepEqual(changesOf(fields, before, before), {});
});

test('what changed is sent in its place and form, what was emptied as null', () => {
  const before = valuesOf(fields, { regions: ['Москва'], smtp: { host: 'a', port: 25 } });
  const after = {
    ...before,
    apiKey: 'new',
    regions: [],
    'smtp.port': '465',
    map: [['1', 'x'] as const, ['', 'y'] as const],
  };
  assert.deepEqual(changesOf(fields, before, after), {
    apiKey: 'new',
    regions: null,
    smtp: { port: 465 },
    map: { 1: 'x' },
  });
});

test('a group that is switched off is taken out as a whole', () => {
  const before = valuesOf(fields, { imap: { host: 'a' } });
  assert.deepEqual(changesOf(fields, before, { ...before, 'imap.host': 'b' }, new Set(['imap'])), { imap: null });
});

test('what is required and empty is named; an optional group only once begun', () => {
  assert.deepEqual(
    missingOf(fields, { smtp: { port: 1 } }).map(({ path }) => path),
    ['apiKey', 'smtp.host'],
  );
  assert.deepEqual(
    missingOf(fields, { apiKey: 'k', smtp: { host: 'a' }, imap: { folder: 'INBOX' } }).map(({ path }) => path),
    ['imap.host'],
  );
});
