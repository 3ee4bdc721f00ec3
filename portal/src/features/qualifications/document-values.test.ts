import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, documentValuesOf } from './document-values.ts';

const licence = {
  kind: 'licence',
  title: 'ЛО-77',
  issuedOn: '2025-05-01',
  expiresOn: '2030-05-01',
  fileId: 'f1',
} as const;

test('a document that is opened and saved is as it was', () => {
  assert.deepEqual(documentOf(documentValuesOf(licence)), licence);
  assert.deepEqual(documentOf(documentValuesOf({ kind: 'charter' })), { kind: 'charter' });
});

test('a day and a file that were cleared are not said', () => {
  const cleared = { ...documentValuesOf(licence), expiresOn: '', fileId: null, title: '  ' };
  assert.deepEqual(documentOf(cleared), { kind: 'licence', issuedOn: '2025-05-01' });
});
