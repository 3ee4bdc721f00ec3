import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { operatorPortal, sorted, stands } from '../../../../test/e-documents.ts';
import { request } from '../../../../test/harness.ts';
import { installUpdImport, upd503 } from '../../../../test/transfer-documents.ts';

/** A portal to which a supplier has sent a УПД through Diadoc. */
async function receiving(t: Parameters<typeof operatorPortal>[0]) {
  const base = await operatorPortal(t);
  const { ask, sim, sync } = base;
  const came = async (given: object = {}) => {
    const told = sim.happen('a document comes in', { base64: upd503.toString('base64'), ...given });
    await sync();
    return told as { messageId: string; entityId: string };
  };
  const installed = () => installUpdImport(ask);
  const list = async (query = '') => ok(await ask('GET', `/incoming${query}`)).items;
  return { ...base, came, installed, list };
}

test('what suppliers send is listed, with who sent it and how it stands', async (t) => {
  const { came, list, ask } = await receiving(t);
  await came();
  await came({ typeName: 'Nonformalized', fileName: 'Письмо.pdf' });
  const [letter, upd] = await list();
  assert.deepEqual([upd.kind, upd.number, upd.documentDate, upd.operator], ['upd', '17', '2026-11-24', 'A']);
  assert.deepEqual([letter.kind, letter.isTaken, letter.refusalStatus], ['other', false, 'none']);
  assert.equal(upd.sender.name, 'ООО «Юг»');
  const card = ok(await ask('GET', `/incoming/${upd.id}`));
  assert.equal(card.events.length, 1);
  assert.equal((await list('?kind=upd')).length, 1);
});

test('an incoming УПД goes into the import that stands, and is told to have come by the operator', async (t) => {
  const { came, list, ask, installed, sync } = await receiving(t);
  await came();
  const [{ id }] = await list();
  assert.equal(refusal(await ask('POST', `/incoming/${id}/take`, {})), '409 installation_not_ready');
  await installed();
  const taken = ok(await ask('POST', `/incoming/${id}/take`, {}));
  assert.deepEqual([taken.number, taken.source], ['УТ-1045', 'operator']);
  const [{ operator, operatorDocumentId, sender }] = taken.arrivals;
  assert.deepEqual([operator, operatorDocumentId, sender], ['A', id, 'ООО «Юг»']);
  const again = ok(await ask('POST', `/incoming/${id}/take`, {}));
  assert.equal(again.id, taken.id, 'the same bytes are one document');
  await sync();
  const [listed] = await list();
  assert.deepEqual([listed.isTaken, listed.transferDocumentId], [true, taken.id]);
  const found = ok(await ask('GET', '/api/v1/e-documents/transfer-documents?source=operator')).items;
  assert.equal(found.length, 1);
});

test('a УПД that was uploaded as a file before is the one that is there', async (t) => {
  const { came, list, ask, installed, key } = await receiving(t);
  await installed();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(upd503)], 'upd.xml', { type: 'application/xml' }));
  const uploaded = await request('POST', '/api/v1/e-documents/transfer-documents', { key, body: form });
  assert.equal(ok(uploaded, 201).source, 'file');
  await came();
  const [{ id }] = await list();
  const taken = ok(await ask('POST', `/incoming/${id}/take`, {}));
  assert.deepEqual([taken.id, taken.source], [uploaded.json.id, 'file']);
  assert.deepEqual(
    taken.arrivals.map(({ source }: { source: string }) => source),
    ['file', 'operator'],
  );
});

test('what is no УПД is not taken, and one that cannot be read says why', async (t) => {
  const { came, list, ask, installed } = await receiving(t);
  await installed();
  await came({ typeName: 'Contract', fileName: 'Договор.pdf' });
  const [contract] = await list();
  assert.equal(
    refusal(await ask('POST', `/incoming/${contract.id}/take`, {})),
    '422 business_rule_violated: not_a_upd',
  );
  await came({ base64: Buffer.from('<html/>').toString('base64') });
  const [broken] = await list('?kind=upd');
  const refused = await ask('POST', `/incoming/${broken.id}/take`, {});
  assert.deepEqual(
    [refused.status, refused.json.code, refused.json.reason],
    [422, 'file_malformed', 'not_a_transfer_document'],
  );
  assert.equal((await list('?kind=upd'))[0].isTaken, false);
});

test('a document is refused with its reason, once', async (t) => {
  const { came, list, ask, drain, sim, write } = await receiving(t);
  const { messageId } = await came();
  const [{ id }] = await list();
  const body = { reason: 'Количество не сходится' };
  const both = await Promise.all([
    ask('POST', `/incoming/${id}/refuse`, body),
    ask('POST', `/incoming/${id}/refuse`, body),
  ]);
  assert.deepEqual(sorted(both.map(({ status }) => status)), [200, 409]);
  const [no] = both.filter(({ status }) => status === 409);
  assert.equal(no?.json.rule, 'refusal_in_progress');
  await drain();
  const refused = ok(await ask('GET', `/incoming/${id}`));
  assert.deepEqual([stands(refused), refused.refusalStatus, refused.reason], ['rejected refused', 'done', body.reason]);
  const [held] = sim.state.messages.filter((one) => one.id === messageId);
  const notice = held?.hanging.find(({ kind }) => kind === 'XmlSignatureRejection');
  assert.equal(Buffer.from(notice?.content ?? '', 'base64').toString(), body.reason);
  assert.equal((await write(id)).status, 'done');
  assert.equal(refusal(await ask('POST', `/incoming/${id}/refuse`, body)), '409 conflict: already_over');
});

test('where Diadoc insists on a signature, the refusal fails and says what to do', async (t) => {
  const { came, list, ask, drain, sim } = await receiving(t);
  await came();
  const [{ id }] = await list();
  sim.rules.turn('DD-30/signed', true);
  ok(await ask('POST', `/incoming/${id}/refuse`, { reason: 'Не наш' }));
  await drain();
  const after = ok(await ask('GET', `/incoming/${id}`));
  assert.equal(after.refusalStatus, 'failed');
  assert.match(after.statusDetails, /в его кабинете/);
});

test('an incoming document is downloaded with the signature of the sender', async (t) => {
  const { came, list, ask } = await receiving(t);
  await came();
  const [{ id }] = await list();
  const { bytes } = await ask('GET', `/incoming/${id}/archive`);
  assert.ok(bytes.includes('.xml') && bytes.includes('.sig'));
  const shown = ok(await ask('POST', `/incoming/${id}/refresh`, {}));
  assert.equal(shown.id, id);
});

test('a repeated key answers what the operator said the first time, however the document stands by then', async (t) => {
  const { came, list, ask, sim } = await receiving(t);
  const { messageId } = await came();
  const [{ id }] = await list();
  const refresh = (key: string) => ask('POST', `/incoming/${id}/refresh`, {}, { 'idempotency-key': key });
  const first = ok(await refresh('refresh-1'));
  sim.state.messages = sim.state.messages.filter((one) => one.id !== messageId);
  const again = await refresh('refresh-1');
  assert.equal(again.headers['idempotency-replayed'], 'true');
  assert.deepEqual(ok(again), first);
  const gone = ok(await refresh('refresh-2'));
  assert.equal(gone.statusText, 'У оператора документа больше нет');
  assert.deepEqual(ok(await refresh('refresh-1')), first);
});
