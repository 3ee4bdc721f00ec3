import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askingPortal } from '../../../../test/asking-portal.ts';
import { lettersTo } from '../../../../test/harness.ts';
import { letPass, tick, url } from '../../../../test/rfqs.ts';

const reminders = ({ state }: { state: { messages: Array<{ text?: string | undefined }> } }) =>
  state.messages.filter(({ text }) => text?.includes('Напоминание: '));

test('a supplier who was asked by messenger is reminded there, with the same link', async (t) => {
  const { draft, ok, settle, sim, recipientOf } = await askingPortal(t);
  const { id } = await draft('messenger');
  await ok('POST', `${url}/${id}/send`, {});
  await settle();
  assert.deepEqual((await ok('POST', `${url}/${id}/remind`, {})).skipped, []);
  await settle();
  const [reminder] = reminders(sim);
  assert.match(reminder?.text ?? '', /^Ольга Петрова, здравствуйте!\nНапоминание: [^]*RFQ-[^]*откажитесь там же/);
  const linkIn = (text = '') => /\/rfq#[\w-]{43}/.exec(text)?.[0];
  assert.equal(linkIn(reminder?.text), linkIn(sim.state.messages[0]?.text));
  assert.equal((await recipientOf(id)).remindersSent, 1);
  const again = await ok('POST', `${url}/${id}/remind`, {});
  assert.deepEqual(
    again.skipped.map(({ reason }: { reason: string }) => reason),
    ['throttled'],
  );
  await settle();
  assert.equal(reminders(sim).length, 1);
});

test('the reminder that the deadline asks for goes by messenger too, once', async (t) => {
  const { draft, ok, settle, sim, portal } = await askingPortal(t);
  const { id } = await draft('messenger');
  await ok('POST', `${url}/${id}/send`, {});
  await settle();
  await letPass(portal, id, 30);
  for (let round = 0; round < 2; round += 1) {
    await tick(portal);
    await settle();
  }
  assert.equal(reminders(sim).length, 1);
});

test('who was asked by a letter and by messenger beside it is reminded both ways', async (t) => {
  const { draft, ok, settle, sim } = await askingPortal(t);
  const before = (await lettersTo('petrova@cement.ru')).length;
  const { id } = await draft('email');
  await ok('POST', `${url}/${id}/send`, {});
  await ok('POST', `${url}/${id}/send-by-messenger`, {});
  await settle();
  await ok('POST', `${url}/${id}/remind`, {});
  await settle();
  assert.equal(reminders(sim).length, 1);
  assert.equal((await lettersTo('petrova@cement.ru')).length, before + 2);
});

test('who has declined before the message is written is not reminded, and one who is asked by a letter alone gets a letter alone', async (t) => {
  const { draft, ok, settle, sim, recipientOf } = await askingPortal(t);
  const { id } = await draft('messenger');
  await ok('POST', `${url}/${id}/send`, {});
  await settle();
  await ok('POST', `${url}/${id}/remind`, {});
  await ok('DELETE', `${url}/${id}/recipients/${(await recipientOf(id)).id}`);
  const { id: other } = await draft('email');
  await ok('POST', `${url}/${other}/send`, {});
  await ok('POST', `${url}/${other}/remind`, {});
  await settle();
  assert.equal(reminders(sim).length, 0);
});

test('without a working messenger nobody is called reminded: the reason is told', async (t) => {
  const { draft, ok, settle, installation } = await askingPortal(t);
  const { id } = await draft('messenger');
  await ok('POST', `${url}/${id}/send`, {});
  await settle();
  await ok('POST', `${installation}/disable`, {});
  const { sent, skipped } = await ok('POST', `${url}/${id}/remind`, {});
  assert.deepEqual([sent, skipped[0].reason], [0, 'no_messenger']);
});
