import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abonentId, astralCall, historyOf } from '../../../test/astral-call.ts';
import { refusedWith } from '../../../test/calling.ts';
import type { EDocumentSubmission, EDocumentWritten } from '../../kernel/integrations/ports/e-document-writes.ts';
import { cancelSigning } from './cancel-signing.ts';
import { submit } from './submit.ts';

const pdf = Buffer.from('%PDF-1.7 счёт');
const files = { 'portal/file': pdf };

const write = (more: Partial<EDocumentSubmission> = {}) => ({
  id: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
  attempt: 1,
  sentAt: '2026-11-22T11:00:00.000Z',
  payload: {
    file: { name: 'Счёт.pdf', mimeType: 'application/pdf', storageKey: 'portal/file', sizeBytes: 17, sha256: '' },
    format: 'pdf',
    recipient: { id: 'r-1', name: 'ООО «Цемент»', inn: '7707083893', kpp: '773601001' },
    needSignature: true,
    ...more,
  },
});

const importing = (answer: unknown, settings = {}) =>
  astralCall({ 'POST /api/v3/drafts': () => answer }, { files, settings });

const formOf = async ({ headers, body }: { headers?: Readonly<Record<string, string>>; body?: unknown }) =>
  new Response(new Uint8Array(body as Buffer), {
    headers: { 'content-type': String(headers?.['content-type']) },
  }).formData();

test('a draft is imported as a form, with the subscriber, the file and the recipient', async () => {
  const { call, asked } = importing({ id: 'd-1' });
  const { externalId, details } = await submit.send(call, write());
  const form = await formOf(asked[0] ?? {});
  assert.equal(asked[0]?.class, 'unsafe-write');
  assert.deepEqual([...form.keys()], ['AbonentId', 'DocumentFile', 'RecipientIds', 'ResponseSignatureRequired']);
  assert.deepEqual(
    [form.get('AbonentId'), form.get('RecipientIds'), form.get('ResponseSignatureRequired')],
    [abonentId, 'r-1', 'true'],
  );
  assert.equal((form.get('DocumentFile') as File).name, 'Счёт.pdf');
  const { ids, state } = details as unknown as EDocumentWritten;
  assert.equal(externalId, 'd-1');
  assert.deepEqual(ids, { senderAbonentId: abonentId, recipientId: 'r-1', draftId: 'd-1' });
  assert.deepEqual([state?.status, state?.signatureStatus, state?.key], ['draft', 'none', 'd-1']);
});

test('a formal document says nothing of an answering signature, and a department is named where there is one', async () => {
  const { call, asked } = importing({ draftId: 'd-1' }, { departmentId: 'de000000-a57a-4000-8000-000000000001' });
  await submit.send(call, write({ format: 'xml' }));
  const form = await formOf(asked[0] ?? {});
  assert.deepEqual([...form.keys()], ['AbonentId', 'DocumentFile', 'RecipientIds', 'DepartmentId']);
});

test('a file of more than 60 MB is not sent', async () => {
  const large = { 'portal/file': Buffer.alloc(60 * 1024 * 1024 + 1) };
  const { call, asked } = astralCall({}, { files: large });
  await assert.rejects(submit.send(call, write()), { kind: 'validation' });
  assert.deepEqual(asked, []);
});

test('an answer without an identifier leaves the import in doubt, and it is made once', async () => {
  for (const answer of [{}, { id: null }, refusedWith('unknown_outcome', 500)]) {
    const { call, asked } = importing(answer);
    await assert.rejects(submit.send(call, write()), { kind: 'unknown_outcome' });
    assert.equal(asked.length, 1);
  }
});

const draft = (id: string, more: object = {}) => ({
  id,
  fileName: 'Счёт.pdf',
  recipients: [{ id: 'r-1' }],
  createdDateTime: '2026-11-22T11:00:01Z',
  ...more,
});

/** What is found of a write in doubt among these drafts. */
const foundAmong = async (drafts: object[], more: Parameters<typeof astralCall>[0] = {}) => {
  const list = (query: URLSearchParams) => {
    const [offset, count] = [Number(query.get('offset')), Number(query.get('count'))];
    return { count: drafts.length, data: drafts.slice(offset, offset + count) };
  };
  const each = drafts.map((one) => [`GET /api/v3/drafts/${(one as { id: string }).id}`, () => one] as const);
  const { call, paths } = astralCall({ 'GET /api/v3/drafts': list, ...Object.fromEntries(each), ...more });
  return { found: await submit.reconcile?.(call, write()), paths: paths() };
};

test('in doubt the draft is found by its file and recipient, on whichever page', async () => {
  const others = Array.from({ length: 60 }, (_, at) => draft(`o-${at}`, { fileName: `Счёт ${at}.pdf` }));
  const { found, paths } = await foundAmong([...others, draft('d-1'), draft('d-2', { recipients: [{ id: 'r-9' }] })]);
  assert.equal(found?.found, 'yes');
  assert.equal(found?.found === 'yes' && found.written.externalId, 'd-1');
  assert.deepEqual(paths, [
    'GET /api/v3/drafts?offset=0&count=50',
    'GET /api/v3/drafts?offset=50&count=50',
    'GET /api/v3/drafts/d-1',
  ]);
  const composed = await foundAmong([draft('d-1', { fileName: 'Счёт.pdf'.normalize('NFD') })]);
  assert.equal(composed.found?.found, 'yes');
});

test('one that was found is told as it is now: a person may have started it meanwhile', async () => {
  const sent = { status: 'SentToCounterparty', passedDateTime: '2026-11-22T11:01:00Z' };
  const { found } = await foundAmong([draft('d-1', { docflowId: 'f-1' })], {
    'GET /api/v3/docflows/f-1/History': () => historyOf(sent),
  });
  const { state } = (found?.found === 'yes' ? found.written.details : {}) as unknown as EDocumentWritten;
  assert.deepEqual([state?.status, state?.key, state?.signatureStatus], ['sent', 'f-1', 'unknown']);
});

test('none, an older one, or one for somebody else is not it', async () => {
  assert.deepEqual((await foundAmong([])).found, { found: 'no' });
  assert.deepEqual((await foundAmong([draft('d-0', { createdDateTime: '2026-11-21T11:00:00Z' })])).found, {
    found: 'no',
  });
  assert.deepEqual((await foundAmong([draft('d-0', { recipients: [] })])).found, { found: 'no' });
});

test('a draft that another write of ours has made is not it, however alike they are', async () => {
  const { call } = astralCall(
    { 'GET /api/v3/drafts': () => ({ count: 1, data: [draft('d-0', { createdDateTime: null })] }) },
    { written: ['d-0'] },
  );
  assert.deepEqual(await submit.reconcile?.(call, write()), { found: 'no' });
});

test('of several, or where the recipient is not told, nobody can be sure', async () => {
  assert.deepEqual((await foundAmong([draft('d-1'), draft('d-2')])).found, { found: 'unknown' });
  const silent = draft('d-1', { recipients: null });
  const { found, paths } = await foundAmong([silent], { 'GET /api/v3/drafts/d-1': () => silent });
  assert.deepEqual([found, paths.at(-1)], [{ found: 'unknown' }, 'GET /api/v3/drafts/d-1']);
  const told = await foundAmong([silent], { 'GET /api/v3/drafts/d-1': () => draft('d-1') });
  assert.equal(told.found?.found, 'yes', 'the draft itself may tell more than its list');
});

const reject = 'PATCH /api/v1/cryptography/requests/q-1/reject';
const back = (ids: object) => ({ ...write(), payload: { ids, reason: 'Не та сумма' } });

test('a request to sign is taken back, and the document waits for our signature with the reason', async () => {
  const { call, asked } = astralCall({ [reject]: () => '' });
  const { details } = await cancelSigning.send(call, back({ draftId: 'd-1', signingRequestId: 'q-1' }));
  const { state } = details as unknown as EDocumentWritten;
  assert.deepEqual([state?.status, state?.statusDetails], ['awaiting_sender_signature', 'Не та сумма']);
  assert.equal(asked[0]?.class, 'unsafe-write');
});

test('without a request nothing is asked, and one whose answer is lost is for a person to look at', async () => {
  const { call, asked } = astralCall({ [reject]: () => refusedWith('unknown_outcome', 500) });
  await assert.rejects(cancelSigning.send(call, back({ draftId: 'd-1' })), { kind: 'validation' });
  assert.deepEqual(asked, []);
  await assert.rejects(cancelSigning.send(call, back({ signingRequestId: 'q-1' })), { kind: 'unknown_outcome' });
  assert.equal(cancelSigning.reconcile, undefined);
});
