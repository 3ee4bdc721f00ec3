import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { astral } from '../../../../tools/sim/astral/astral.ts';
import { ok } from '../../../test/billing.ts';
import { simulateFor } from '../../../test/connectors/simulate.ts';
import { withoutLimit } from '../../../test/connectors/without-limit.ts';
import { marketplace } from '../../../test/integrations.ts';
import { buyer, operatorPortalBy, stands } from '../../../test/operator-portal.ts';

withoutLimit('edo-astral');

/** A portal whose Astral knows the buyer. */
async function astralPortal(t: TestContext, more: object = {}) {
  const sim = await simulateFor(t, 'edo-astral', astral);
  Object.assign(sim.state.parties[0] as object, buyer);
  const { token, abonents } = sim.state;
  const settings = { baseUrl: 'https://edo.example.ru', token, abonentId: abonents[0], ...more };
  return { sim, ...(await operatorPortalBy('edo-astral', 'C', settings)) };
}

test('it is installed by its name, and stands in no list of the marketplace', async (t) => {
  const { ask } = await astralPortal(t);
  const { items } = ok(await ask('GET', `${marketplace}?limit=200`));
  assert.ok(items.length > 0 && !items.some(({ slug }: { slug: string }) => slug === 'edo-astral'));
  assert.equal(ok(await ask('GET', `${marketplace}/edo-astral`)).slug, 'edo-astral');
});

test('an issued invoice becomes a draft at Astral, is followed when a person sends it, and is signed by no guess', async (t) => {
  const { sim, given, card, sync } = await astralPortal(t);
  const { id } = await given();
  const draft = await card(id);
  assert.equal(stands(draft), 'draft none');
  assert.deepEqual(Object.keys(draft.ids).sort(), ['draftId', 'recipientId', 'senderAbonentId']);
  assert.match(Buffer.from(sim.state.drafts[0]?.content ?? '', 'base64').toString('latin1'), /^%PDF/);
  await sync();
  assert.equal((await card(id)).status, 'draft');

  sim.happen('a person sends the draft');
  await sync();
  const sent = await card(id);
  assert.deepEqual([sent.status, sent.signatureStatus, sent.statusText], ['sent', 'unknown', 'Отправлено контрагенту']);
  assert.equal(sent.ids.docflowId, sim.state.docflows[0]?.id);
  sim.happen('counterparty signs');
  await sync();
  const { status, statusText, signedAt } = await card(id);
  assert.deepEqual([status, statusText, signedAt], ['unknown', 'Подписано контрагентом', null]);
  assert.equal(sim.journal.filter(({ method, url }) => method === 'POST' && url.endsWith('/drafts')).length, 1);
});

test('a portal that says what a status means has it told', async (t) => {
  const { sim, given, card, sync } = await astralPortal(t, { statusByName: { SignedByCounterparty: 'completed' } });
  const { id } = await given();
  sim.happen('a person sends the draft');
  await sync();
  sim.happen('counterparty signs');
  await sync();
  assert.equal((await card(id)).status, 'signed');
});

test('a draft whose answer was lost is looked for, found, and never imported again', async (t) => {
  const { sim, given, card, writes, later } = await astralPortal(t);
  sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: 'POST /api/v3/drafts' });
  const { id } = await given();
  assert.deepEqual([(await writes())[0]?.status, (await card(id)).isInDoubt], ['in_doubt', true]);
  await later();
  assert.equal((await writes())[0]?.status, 'done');
  const { status, ids, isInDoubt } = await card(id);
  assert.deepEqual([status, ids.draftId, isInDoubt], ['draft', sim.state.drafts[0]?.id, false]);
  assert.equal(sim.state.drafts.length, 1);
});

test('one that never came is not found, and a person decides', async (t) => {
  const { sim, given, writes, later } = await astralPortal(t);
  sim.faults.add({ fault: { kind: 'reset', effect: 'before' }, where: 'POST /api/v3/drafts' });
  await given();
  for (let look = 1; look <= 3; look += 1) await later();
  const [write] = await writes();
  assert.deepEqual([write?.status, write?.awaits_decision, sim.state.drafts.length], ['in_doubt', true, 0]);
});

test('a request to sign that stands at Astral is taken back', async (t) => {
  const { sim, given, card, sync, ask, drain } = await astralPortal(t);
  const { id } = await given();
  sim.happen('a signature is asked for');
  await sync();
  const { signingRequestId } = (await card(id)).ids;
  const answer = await ask('POST', `/outgoing/${id}/revoke`, { reason: 'Не та сумма' });
  await drain();
  assert.equal(answer.status, 200, answer.text);
  assert.equal(sim.state.requests[signingRequestId]?.status, 'rejected');
});
