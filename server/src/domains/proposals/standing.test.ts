import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner } from '../../../test/harness.ts';
import { byLink, letExpire, offerPortal, tick } from '../../../test/offers.ts';

const targets = ({ allowedMoves }: { allowedMoves: Array<{ to: string; requires: string[] }> }) =>
  allowedMoves.map(({ to, requires }) => [to, ...requires].join(' '));

test('who hears it by phone notes the answer of the customer', async () => {
  const { sent, move, faultsOf } = await offerPortal();
  const one = await sent();
  assert.deepEqual(targets(one), ['accepted', 'declined reason', 'converted', 'draft']);
  const yes = (await move(one.id, 'accepted', { name: 'Пётр Кузнецов', comment: 'По телефону' })).json;
  assert.deepEqual([yes.status, yes.answerSource, yes.answerName], ['accepted', 'staff', 'Пётр Кузнецов']);
  const shown = (await byLink(one.token)).json;
  assert.deepEqual([shown.state, shown.answer.comment], ['accepted', null]);
  const other = await sent();
  assert.deepEqual(faultsOf(await move(other.id, 'declined')), ['/reason required']);
  assert.equal((await move(other.id, 'declined', { reason: 'Дорого' })).json.declineReason, 'Дорого');
});

test('only what the table allows is allowed, and the same status changes nothing', async () => {
  const { create, sent, move } = await offerPortal();
  const { id } = await create();
  const early = await move(id, 'accepted');
  assert.deepEqual([early.status, early.json.code, early.json.from], [409, 'invalid_state_transition', 'draft']);
  const one = await sent();
  assert.equal((await move(one.id, 'accepted', { from: 'approved' })).json.code, 'invalid_state_transition');
  await move(one.id, 'accepted');
  const again = (await move(one.id, 'accepted', { name: 'Иван' })).json;
  assert.deepEqual([again.status, again.answerName], ['accepted', null]);
});

test('what was accepted goes back to work with a reason, and loses the answer', async () => {
  const { sent, move, faultsOf } = await offerPortal();
  const { id } = await sent();
  await move(id, 'accepted', { name: 'Пётр' });
  assert.deepEqual(faultsOf(await move(id, 'draft')), ['/reason required']);
  const { json } = await move(id, 'draft', { reason: 'Добавили строки' });
  assert.deepEqual([json.status, json.revision, json.answeredAt, json.answerName], ['draft', 2, null, null]);
});

test('after its last day by the clock of the portal it expires, sent or only approved, and goes on as what it was', async () => {
  const { portal, ask, sent, approved, move, change, cardOf, faultsOf } = await offerPortal();
  const [out, kept, other] = [await sent(), await approved(), await sent()];
  for (const { id } of [out, kept]) await letExpire(portal, id);
  await tick(portal);
  const statuses = [];
  for (const { id } of [out, kept, other]) statuses.push((await cardOf(id)).status);
  assert.deepEqual(statuses, ['expired', 'expired', 'sent']);
  assert.deepEqual(targets(await cardOf(out.id)), ['sent later_validity', 'draft']);
  assert.deepEqual(targets(await cardOf(kept.id)), ['approved later_validity', 'draft']);
  assert.deepEqual(faultsOf(await move(out.id, 'sent')), ['/validUntil day_over']);
  assert.deepEqual(faultsOf(await ask('PATCH', `/${out.id}`, { validUntil: '2026-01-01' })), ['/validUntil day_over']);
  const extended = (await move(out.id, 'sent', { validUntil: '2031-04-01' })).json;
  assert.deepEqual([extended.status, extended.validUntil], ['sent', '2031-04-01']);
  assert.equal((await byLink(out.token)).json.state, 'open');
  assert.equal((await change(kept.id, { validUntil: '2031-04-01' })).status, 'approved');
  assert.equal((await change(other.id, { validUntil: '2031-05-01' })).status, 'sent');
  const expired = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'commercial_proposal.expired');
  assert.equal(expired.length, 2);
});

test('the day ends where the portal is: on the far side of the world a proposal lives longer', async () => {
  const days = async (timezone: string) => {
    const held = await offerPortal();
    const { id } = await held.sent();
    await owner.query(
      `insert into regional_settings (tenant_id, timezone) values ($1, $2)
       on conflict (tenant_id) do update set timezone = excluded.timezone`,
      [held.portal.tenantId, timezone],
    );
    await owner.query(
      `update commercial_proposals set valid_until = (now() at time zone 'Pacific/Kiritimati')::date - 1 where tenant_id = $1 and id = $2`,
      [held.portal.tenantId, id],
    );
    await tick(held.portal);
    return (await held.cardOf(id)).status;
  };
  assert.deepEqual([await days('Pacific/Kiritimati'), await days('Pacific/Pago_Pago')], ['expired', 'sent']);
});

test('what was sent is archived, its link says so, and it comes back as a draft', async () => {
  const { ask, sent, cardOf } = await offerPortal();
  const { id, token } = await sent();
  assert.equal((await ask('DELETE', `/${id}`)).json.status, 'archived');
  assert.equal((await byLink(token)).json.state, 'withdrawn');
  assert.equal((await ask('PATCH', `/${id}`, { title: 'Другое' })).status, 409);
  const { json } = await ask('POST', `/${id}/restore`, {});
  assert.deepEqual([json.status, json.archivedAt, json.revision, json.sendings.length], ['draft', null, 2, 1]);
  assert.equal((await byLink(token)).json.state, 'withdrawn');
  // It has been with the customer: it is kept.
  assert.equal((await ask('DELETE', `/${id}`)).json.status, 'archived');
  assert.equal((await cardOf(id)).status, 'archived');
});

test('whom something was sent to is not archived', async () => {
  const { sent, call, customerId } = await offerPortal();
  await sent();
  const { status, json } = await call('DELETE', `/api/v1/counterparties/${customerId}`);
  assert.deepEqual([status, json.blockers], [409, [{ entityType: 'commercial_proposal', role: 'customer', count: 1 }]]);
});

test('another portal sees, sends and answers nothing', async () => {
  const { sent } = await offerPortal();
  const { id, sendings } = await sent();
  const other = await offerPortal(await newPortal());
  for (const [method, path, body] of [
    ['POST', `/${id}/send`, { channel: 'link' }],
    ['PATCH', `/${id}/status`, { status: 'accepted' }],
    ['POST', `/${id}/restore`, {}],
    ['GET', `/${id}/sendings/${sendings[0].id}/link`, undefined],
  ] as const)
    assert.equal((await other.ask(method, path, body)).status, 404, path);
  const own = await other.sent();
  assert.equal((await other.ask('GET', `/${own.id}/sendings/${sendings[0].id}/link`)).status, 404);
});
