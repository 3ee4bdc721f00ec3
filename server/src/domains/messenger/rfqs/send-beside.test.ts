import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goes } from '../../../../../tools/sim/wazzup/happenings.ts';
import { askingPortal } from '../../../../test/asking-portal.ts';
import { newPerson, owner, request, signIn } from '../../../../test/harness.ts';
import { letPass, url } from '../../../../test/rfqs.ts';

const sending = async (t: Parameters<typeof askingPortal>[0]) => {
  const held = await askingPortal(t);
  const { id } = await held.draft('email');
  await held.ok('POST', `${url}/${id}/send`, {});
  const beside = (body: object = {}) => held.ask('POST', `${url}/${id}/send-by-messenger`, body);
  return { ...held, id, beside };
};

test('a request that is sent by messenger twice at once is written once; `resend` writes it again', async (t) => {
  const { beside, settle, sim } = await sending(t);
  const answers = await Promise.all([beside(), beside()]);
  assert.deepEqual(
    answers.map(({ json }) => json.sent.length as number).toSorted((one, other) => one - other),
    [0, 1],
  );
  const passed = answers.flatMap(({ json }) => json.unreached);
  assert.match(passed[0].reason, /resend/);
  await settle();
  assert.equal(sim.state.messages.length, 1);
  assert.equal((await beside({ resend: true })).json.sent.length, 1);
  await settle();
  assert.equal(sim.state.messages.length, 2);
});

test('after the deadline, or once it has ended, no supplier is sent to a page that takes no answer', async (t) => {
  const { beside, ok, id, portal, settle, sim } = await sending(t);
  await letPass(portal, id, 101);
  const late = await beside();
  assert.deepEqual([late.status, late.json.rule], [409, 'deadline_passed']);
  await ok('PATCH', `${url}/${id}`, { status: 'closed' });
  const over = await beside();
  assert.deepEqual([over.status, over.json.rule], [409, 'rfq_closed']);
  await settle();
  assert.equal(sim.state.messages.length, 0);
});

test('who may write in messengers and not send requests sends none by messenger', async (t) => {
  const { id, portal } = await sending(t);
  const person = await newPerson(portal, 'viewer');
  await owner.query(
    `with made as (
       insert into roles (tenant_id, code, name, permissions)
       values ($1, 'writer', 'Переписка', '{messengers.read,messengers.send,supplier_rfqs.read}') returning id)
     update user_roles set role_id = made.id from made where tenant_id = $1 and user_id = $2`,
    [portal.tenantId, person.userId],
  );
  const token = await signIn(portal, person.userId);
  const { status, json } = await request('POST', `${url}/${id}/send-by-messenger`, { token, body: {} });
  assert.deepEqual([status, json.requiredPermissions], [403, ['supplier_rfqs.send']]);
});

test('a message that fails beside a letter that went does not call the supplier unreached', async (t) => {
  const { beside, id, settle, sim, recipientOf } = await sending(t);
  await beside();
  await settle();
  goes(sim, { messageId: sim.state.messages[0]?.messageId as string, status: 'error', error: 'BAD_CONTACT' });
  await settle();
  assert.equal((await recipientOf(id)).status, 'sent');
});

test('a recipient of another request is named as the wrong field', async (t) => {
  const { beside } = await sending(t);
  const { status, json } = await beside({ recipientIds: [crypto.randomUUID()] });
  assert.deepEqual([status, json.errors[0].pointer], [422, '/recipientIds/0']);
});
