import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { saby } from '../../../../tools/sim/saby/saby.ts';
import { ok } from '../../../test/billing.ts';
import { simulateFor } from '../../../test/connectors/simulate.ts';
import { owner } from '../../../test/harness.ts';
import { installations } from '../../../test/integrations.ts';
import { buyer, operatorPortalBy, seller, stands } from '../../../test/operator-portal.ts';

/** A portal whose Saby knows both sides. */
async function sabyPortal(t: TestContext) {
  const sim = await simulateFor(t, 'edo-saby', saby);
  const { login, password, ours, others } = sim.state;
  Object.assign(ours[0] as object, seller);
  Object.assign(others[0] as object, buyer);
  const settings = { password: { login, password }, organisation: seller };
  const portal = await operatorPortalBy('edo-saby', 'B', settings);
  const calls = (method: string) =>
    sim.journal.filter(({ bytes }) => bytes.toString().includes(`"СБИС.${method}"`)).length;
  return { sim, calls, ...portal };
}

test('an issued invoice becomes a draft in Saby, and what becomes of it there comes back', async (t) => {
  const { sim, given, card, sync, calls } = await sabyPortal(t);
  const { id, invoice } = await given();
  const draft = await card(id);
  assert.equal(stands(draft), 'draft none');
  assert.deepEqual(Object.keys(draft.ids).sort(), [
    'attachmentId',
    'counterpartyParticipantId',
    'documentId',
    'revisionId',
  ]);
  const [document] = sim.state.documents;
  assert.deepEqual([document?.type, document?.number, document?.theirs.inn], ['СчетИсх', invoice.number, buyer.inn]);
  assert.match(Buffer.from(document?.attachments[0]?.content ?? '', 'base64').toString('latin1'), /^%PDF/);

  sim.happen('a person sends the draft');
  await sync();
  assert.equal(stands(await card(id)), 'sent sender_signed');
  sim.happen('delivered');
  await sync();
  assert.equal(stands(await card(id)), 'delivered waiting_recipient');
  sim.happen('counterparty signs');
  await sync();
  const signed = await card(id);
  assert.equal(stands(signed), 'signed both_signed');
  assert.ok(signed.sentAt && signed.deliveredAt && signed.signedAt);
  assert.equal(calls('ЗаписатьДокумент'), 1);
  assert.deepEqual(
    sim.journal.flatMap(({ refusedBy, unexplained }) => refusedBy ?? unexplained),
    [],
  );
});

test('one session serves all calls, of a person and of workers; a new one is opened once it has ended', async (t) => {
  const { sim, given, card, sync, calls } = await sabyPortal(t);
  const { id } = await given();
  await sync();
  assert.equal(calls('Аутентифицировать'), 1);
  sim.happen('sessions end');
  sim.happen('a person sends the draft');
  await sync();
  assert.equal((await card(id)).status, 'sent');
  assert.equal(calls('Аутентифицировать'), 2);
});

test('the session lies sealed, and the journal of the integration never tells it', async (t) => {
  const { sim, ask, portal, installationId, given } = await sabyPortal(t);
  await given();
  const [session = ''] = Object.keys(sim.state.sessions).filter((one) => one.startsWith('saby-session-of-'));
  const kept = await owner.query('select access from integration_tokens where tenant_id = $1', [portal.tenantId]);
  assert.equal(kept.rows.length, 1);
  assert.ok(session !== '' && !JSON.stringify(kept.rows).includes(session));
  const { text } = await ask('GET', `${installations}/${installationId}/logs?limit=200`);
  for (const secret of [session, sim.state.password]) assert.ok(!text.includes(secret));
});

test('a draft whose answer was lost is written once all the same', async (t) => {
  const { sim, given, card, writes, later } = await sabyPortal(t);
  const where = 'POST /service/';
  // Before the write: whose boxes there are, and who the recipient is.
  sim.faults.add({ fault: { kind: 'truncated body' }, where, after: 2 });
  const { id } = await given();
  assert.equal((await writes())[0]?.status, 'in_doubt');
  await later();
  assert.equal((await writes())[0]?.status, 'done');
  assert.equal(stands(await card(id)), 'draft none');
  assert.deepEqual([sim.state.documents.length, sim.state.documents[0]?.attachments.length], [1, 1]);
});

test('a state of its own is shown in the words of Saby, and is no signature', async (t) => {
  const { sim, given, card, sync } = await sabyPortal(t);
  const { id } = await given();
  sim.happen('a person sends the draft');
  sim.happen('a state of its own', { code: 33, says: 'Подписан и завершён' });
  await sync();
  const { status, statusText, signedAt } = await card(id);
  assert.deepEqual([status, statusText, signedAt], ['unknown', 'Подписан и завершён', null]);
});

test('a refusal of the recipient comes with its reason', async (t) => {
  const { sim, given, card, sync } = await sabyPortal(t);
  const { id } = await given();
  sim.happen('a person sends the draft');
  sim.happen('counterparty rejects', { says: 'Не сходится количество' });
  await sync();
  const { status, signatureStatus, reason } = await card(id);
  assert.deepEqual([status, signatureStatus, reason], ['rejected', 'refused', 'Не сходится количество']);
});

test('a document that came is listed, and refused once, with our reason', async (t) => {
  const { sim, ask, sync, drain, calls } = await sabyPortal(t);
  sim.happen('a document comes in', { inn: buyer.inn, number: '317' });
  await sync();
  const { items } = ok(await ask('GET', '/incoming'));
  assert.equal(items.length, 1, JSON.stringify(items));
  ok(await ask('POST', `/incoming/${items[0].id}/refuse`, { reason: 'Товар не поступал' }));
  await drain();
  assert.equal(ok(await ask('GET', `/incoming/${items[0].id}`)).status, 'rejected');
  assert.equal(calls('ВыполнитьДействие'), 1);
  assert.equal(sim.state.documents[0]?.events.at(-1)?.says, 'Товар не поступал');
});

test('the signed original is archived with the file as it was sent', async (t) => {
  const { sim, ask, given, sync } = await sabyPortal(t);
  const { id } = await given();
  sim.happen('a person sends the draft');
  sim.happen('counterparty signs');
  await sync();
  const { status, bytes } = await ask('GET', `/outgoing/${id}/archive`);
  assert.equal(status, 200);
  assert.equal(bytes.subarray(0, 2).toString(), 'PK');
});
