import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, instantOf } from './draft-of.ts';

const nothing = {
  id: null,
  fileName: null,
  recipientIds: null,
  status: null,
  statusText: null,
  docflowId: null,
  documentId: null,
  signingRequestId: null,
  createdAt: null,
  changedAt: null,
};

test('a draft is read by whichever names its members have', () => {
  const told = {
    DraftId: 'd-1',
    FileName: 'Счёт.pdf',
    recipients: [{ id: 'r-1', name: 'ООО' }, 'r-2', { inn: '7707083893' }],
    status: 'New',
    statusName: 'Новый',
    docflowId: 'f-1',
    cryptographyRequestId: 'q-1',
    createdDateTime: '2026-11-22T11:05:09Z',
    changedDateTime: '2026-11-22T14:05:09+03:00',
  };
  assert.deepEqual(draftOf(told), {
    ...nothing,
    id: 'd-1',
    fileName: 'Счёт.pdf',
    recipientIds: ['r-1', 'r-2'],
    status: 'New',
    statusText: 'Новый',
    docflowId: 'f-1',
    signingRequestId: 'q-1',
    createdAt: '2026-11-22T11:05:09.000Z',
    changedAt: '2026-11-22T11:05:09.000Z',
  });
  assert.deepEqual(draftOf({ id: 'd-2', recipientId: 'r-1' }), { ...nothing, id: 'd-2', recipientIds: ['r-1'] });
});

test('what is not told, or is of another kind, is not known', () => {
  assert.deepEqual(draftOf({}), nothing);
  assert.deepEqual(draftOf({ id: {}, fileName: '', docflowId: null, recipients: {}, createdAt: 'вчера' }), nothing);
  assert.equal(draftOf({ id: 7 }).id, '7');
  assert.deepEqual(draftOf({ recipientIds: [] }).recipientIds, []);
});

test('an instant without a zone is taken for UTC, and what is none is none', () => {
  assert.equal(instantOf('2022-02-11T13:03:05.670'), '2022-02-11T13:03:05.670Z');
  for (const told of ['', null, undefined, '2022-02-11', '11.02.2022 13:03', '2022-13-41T00:00:00Z'])
    assert.equal(instantOf(told), null, String(told));
});
