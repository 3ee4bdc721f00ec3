import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf, groupsOf } from './setting-fields.ts';
import { changesOf, missingOf, optionalGroups, valuesOf, withoutGroupsOf } from './setting-values.ts';

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

test('a table whose rows name nothing is no table', () => {
  const before = valuesOf(fields, {});
  assert.deepEqual(changesOf(fields, before, { ...before, map: [['', ''] as const, [' ', 'x'] as const] }), {
    map: null,
  });
  assert.deepEqual(changesOf(fields, before, { ...before, map: [[' 1 ', 'x'] as const] }), { map: { 1: 'x' } });
});

test('what is no whole number is sent as it was typed, for the server to name it', () => {
  const before = valuesOf(fields, {});
  assert.deepEqual(changesOf(fields, before, { ...before, 'smtp.port': ' 25 ' }), { smtp: { port: 25 } });
  assert.deepEqual(changesOf(fields, before, { ...before, 'smtp.port': '25a' }), { smtp: { port: '25a' } });
});

test('a switch is off where nothing is stored, and a list is empty', () => {
  const schema = {
    properties: { live: { 'x-widget': 'switch' }, tags: { 'x-widget': 'multi-select', items: { enum: ['a'] } } },
  };
  const drawn = fieldsOf(schema);
  assert.deepEqual(valuesOf(drawn, {}), { live: false, tags: [] });
  assert.deepEqual(drawn[1]?.options, [{ value: 'a', label: 'a' }]);
  assert.equal(drawn[0]?.title, 'live', 'a field without a title is called by its name');
});

test('a choice names its values in words, and says what it is when nothing is given', () => {
  const mode = { enum: ['all', 'new'], 'x-labels': { all: 'Все' }, default: 'new', 'x-widget': 'select' };
  const [field] = fieldsOf({ properties: { mode } });
  assert.deepEqual(field?.options, [
    { value: 'all', label: 'Все' },
    { value: 'new', label: 'new' },
  ]);
  assert.equal(field?.usual, 'new');
});

test('groups stand in the order of their first fields; only one that may be left out is optional', () => {
  assert.deepEqual(
    groupsOf(fields).map(({ path, title, optional, members }) => [path, title, optional, members.length]),
    [
      [undefined, undefined, false, 3],
      ['smtp', 'Почта', false, 2],
      ['imap', 'Входящая', true, 1],
    ],
  );
  assert.deepEqual(optionalGroups(fields), ['imap']);
});

test('what was typed into an optional group and has come back shows the group again', () => {
  const off = new Set(['imap', 'oauth']);
  assert.deepEqual([...withoutGroupsOf(off, fields, { 'imap.host': 'imap.yandex.ru' })], ['oauth']);
  assert.deepEqual([...withoutGroupsOf(off, fields, { apiKey: 'x' })], ['imap', 'oauth']);
});
