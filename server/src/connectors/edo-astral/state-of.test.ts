import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abonentId, astralCall, historyOf } from '../../../test/astral-call.ts';
import { refusedWith } from '../../../test/calling.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { readDocument } from './read-document.ts';

const sent = {
  status: 'SentToCounterparty',
  statusName: 'Отправлено контрагенту',
  passedDateTime: '2026-11-22T10:00:00Z',
};
const path = 'GET /api/v3/docflows/f-1/History';

const stateOf = (history: unknown, settings = {}) =>
  readDocument(astralCall({ [path]: () => history }, { settings }).call, { draftId: 'd-1', docflowId: 'f-1' });

test('a document that was sent is told by its history, as the subscriber of the settings', async () => {
  const { call, asked } = astralCall({ [path]: () => historyOf(sent) });
  assert.deepEqual(await readDocument(call, { draftId: 'd-1', docflowId: 'f-1' }), {
    ids: { senderAbonentId: abonentId, draftId: 'd-1', docflowId: 'f-1', recipientId: 'r-1' },
    key: 'f-1',
    formerKeys: ['d-1'],
    direction: 'outgoing',
    status: 'sent',
    signatureStatus: 'unknown',
    statusText: 'Отправлено контрагенту',
    statusDetails: null,
    reason: null,
    asOf: '2026-11-22T11:05:09.000Z',
    sentAt: '2026-11-22T10:00:00.000Z',
    deliveredAt: null,
    signedAt: null,
    counterparty: { id: 'r-1', name: 'ООО «Цемент»', inn: '7707083893', kpp: '773601001' },
    document: null,
  });
  assert.deepEqual(asked[0]?.headers, {
    authorization: 'Bearer astral-token',
    abonentid: abonentId,
    accept: 'application/json',
  });
});

test('a status nobody knows is unknown beside its words, and nobody has signed by the sound of it', async () => {
  const signed = {
    status: 'SignedByCounterparty',
    statusName: 'Подписано',
    passedDateTime: '2026-11-22T10:30:00Z',
    comment: 'Ок',
  };
  const { status, statusText, statusDetails, signatureStatus, sentAt, signedAt } = await stateOf(
    historyOf(sent, signed),
  );
  assert.deepEqual([status, statusText, statusDetails, signatureStatus], ['unknown', 'Подписано', 'Ок', 'unknown']);
  assert.deepEqual([sentAt, signedAt], ['2026-11-22T10:00:00.000Z', null]);
  const own = { statusByName: { SignedByCounterparty: 'completed' } } as const;
  assert.equal((await stateOf(historyOf(sent, signed), own)).status, 'completed');
  assert.equal((await stateOf(historyOf({ ...sent, status: 'constructor' }))).status, 'unknown');
});

test('what was passed last counts, whatever order records come in, and a step nobody came to does not', async () => {
  const waiting = { status: 'WaitingForTheMoon', passedDateTime: null };
  const first = { status: 'OnApproval', passedDateTime: '2026-11-22T09:00:00Z' };
  assert.equal((await stateOf(historyOf(sent, waiting, first))).status, 'sent');
  assert.deepEqual([(await stateOf(historyOf(waiting))).status, (await stateOf({})).status], ['unknown', 'unknown']);
});

const draftPath = 'GET /api/v3/drafts/d-1';

test('a draft is a draft; one with a status of its own is what the portal says it means', async () => {
  const of = (draft: object, settings = {}) =>
    readDocument(astralCall({ [draftPath]: () => draft }, { settings }).call, { draftId: 'd-1' });
  const plain = await of({ id: 'd-1', recipients: [{ id: 'r-1' }], cryptographyRequestId: 'q-1' });
  assert.deepEqual([plain.status, plain.signatureStatus, plain.key], ['draft', 'unknown', 'd-1']);
  assert.deepEqual(plain.ids, {
    senderAbonentId: abonentId,
    draftId: 'd-1',
    recipientId: 'r-1',
    signingRequestId: 'q-1',
  });
  const stated = { id: 'd-1', status: 'Prepared', statusName: 'Подготовлен' };
  assert.deepEqual([(await of(stated)).status, (await of(stated)).statusText], ['unknown', 'Подготовлен']);
  assert.equal((await of(stated, { statusByName: { Prepared: 'draft' } })).status, 'draft');
});

test('a draft that names its way is told by its history', async () => {
  const { call, paths } = astralCall({
    [draftPath]: () => ({ draftId: 'd-1', docflowId: 'f-1' }),
    [path]: () => historyOf(sent),
  });
  const { ids, status } = await readDocument(call, { draftId: 'd-1' });
  assert.deepEqual([ids.docflowId, ids.draftId, status], ['f-1', 'd-1', 'sent']);
  assert.deepEqual(paths(), [draftPath, path]);
});

test('one that is not there, or was never named, is not found; an error without a body is told by its status', async () => {
  const { call } = astralCall({});
  await assert.rejects(readDocument(call, { docflowId: 'f-9' }), { kind: 'not_found' });
  await assert.rejects(readDocument(call, { draftId: 'd-9' }), { kind: 'not_found' });
  await assert.rejects(readDocument(call, {}), { kind: 'not_found' });
  const down = refusedWith('unavailable', 500);
  await assert.rejects(stateOf(down), down);
});

test('an answer of another shape breaks the contract', async () => {
  for (const answer of [[], null, { historyRecords: {} }, { historyRecords: [{ status: 7 }] }, 'Service Unavailable'])
    await assert.rejects(
      stateOf(answer),
      (error) => error instanceof ProviderError && error.kind === 'contract_violation',
      JSON.stringify(answer),
    );
});

test('how the token goes and where things are is what the settings say', async () => {
  const settings = { authHeader: 'X-Api-Key', authScheme: '', paths: { history: '/v9/flows/{id}' } };
  const { call, asked } = astralCall({ 'GET /v9/flows/a%2Fb': () => historyOf(sent) }, { settings });
  await readDocument(call, { docflowId: 'a/b' });
  assert.equal(asked[0]?.headers?.['x-api-key'], 'astral-token');
  assert.equal(asked[0]?.headers?.authorization, undefined);
});
