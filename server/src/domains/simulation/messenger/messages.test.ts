import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { newPortal, request } from '../../../../test/harness.ts';
import { installations } from '../../../../test/integrations.ts';
import { base } from '../../../../test/messengers.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { moveOn, newTestPortal } from '../../../../test/test-portals.ts';

const [minute, day] = [60, 86_400];

interface Message {
  direction: string;
  text: string;
  status: string | null;
}

/** A test portal with the test messenger, and a supplier of this name that is written to. */
async function writtenTo(name: string) {
  const portal = await newTestPortal();
  const key = await portal.key(
    ...['settings.write', 'messengers.read', 'supplier_documents.write', 'counterparties.read', 'counterparties.write'],
  );
  const ask = (method: string, url: string, body?: object) => request(method, url, { key, ...(body && { body }) });
  ok(await ask('POST', installations, { publicId: 'messenger-test' }), 201);
  await moveOn(portal, 1);
  const { supplierId } = await newCounterparty(portal, name);
  const write = { entityType: 'supplier', entityId: supplierId, phone: '+7 999 123-45-67', text: 'Есть ли цемент?' };
  ok(await ask('POST', `${base}/messages`, write), 201);
  const messages = async (): Promise<Array<string | null>> => {
    const [talk] = ok(await ask('GET', `${base}/conversations`)).items;
    const { items } = ok(await ask('GET', `${base}/conversations/${talk.id}/messages`));
    return items.map(({ direction, text, status }: Message) => `${direction} ${status}: ${text}`);
  };
  return { ask, messages, pass: (seconds: number) => moveOn(portal, seconds) };
}

const asked = 'Есть ли цемент?';

test('a message is kept, and delivered and answered after a minute', async () => {
  const { messages, pass } = await writtenTo('ООО «Цемент»');
  await pass(1);
  assert.deepEqual(await messages(), [`out sent: ${asked}`]);
  await pass(minute);
  assert.deepEqual(await messages(), [
    `out delivered: ${asked}`,
    'in null: Здравствуйте! Сообщение получили, ответим в ближайшее время.',
  ]);
});

test('a name says whether a message is declined, answered late or never', async () => {
  const answers: number[] = [];
  for (const name of ['ООО «Отказ»', 'ООО «Поздно»', 'ООО «Молчит»']) {
    const { messages, pass } = await writtenTo(name);
    await pass(1);
    await pass(minute);
    const soon = (await messages()).length;
    await pass(day);
    answers.push(soon, (await messages()).length);
  }
  assert.deepEqual(answers, [2, 2, 1, 2, 1, 1]);
});

test('an answer is unread, and answered in its conversation', async () => {
  const { ask, pass, messages } = await writtenTo('ООО «Отказ»');
  await pass(1);
  await pass(minute);
  const [talk] = ok(await ask('GET', `${base}/conversations`)).items;
  assert.deepEqual([talk.unreadCount, talk.lastDirection], [1, 'in']);
  ok(await ask('POST', `${base}/conversations/${talk.id}/messages`, { text: 'Жаль' }), 201);
  await pass(1);
  await pass(minute);
  assert.equal((await messages()).length, 4);
});

test('its windows are none, and say so', async () => {
  const { ask } = await writtenTo('ООО «Цемент»');
  const { status, json } = await ask('POST', '/api/v1/integrations/messenger/iframe', { scope: 'global' });
  assert.equal(status >= 400, true, JSON.stringify(json));
});

test('a live portal does not install it', async () => {
  const key = await (await newPortal()).key('settings.write');
  const { status, json } = await request('POST', installations, { key, body: { publicId: 'messenger-test' } });
  assert.deepEqual([status, json.rule], [409, 'test_portal_only']);
});
