import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../test/billing.ts';
import { newPortal, owner, request, signIn } from '../../../test/harness.ts';
import { installations, marketplace } from '../../../test/integrations.ts';
import { operatorPortalBy, stands } from '../../../test/operator-portal.ts';
import { clockUrl, moveOn, newTestPortal } from '../../../test/test-portals.ts';

const [minute, hour] = [60, 3_600];

interface Told {
  name: string;
}

interface Line {
  event: string;
  status: string;
  httpStatus: number | null;
}

/** An issued invoice for a customer of this name, given to the operator in a test portal. */
async function invoiceFor(name: string) {
  const held = await operatorPortalBy('edo-test', 'A', {}, await newTestPortal());
  const { portal, customerId, card, ask, drain } = held;
  await owner.query('update counterparties set short_name = $2 where id = $1', [customerId, name]);
  const { id, invoice } = await held.given();
  const document = () => card(id);
  const where = async () => stands(await document());
  const pass = (seconds: number) => moveOn(portal, seconds);
  const happened = async () => (await document()).events.map(({ name }: Told) => name).toReversed();
  const revoke = async (reason: string) => {
    ok(await ask('POST', `/outgoing/${id}/revoke`, { reason }));
    await drain();
  };
  return { ...held, id, invoice, document, where, pass, happened, revoke };
}

test('a document is delivered at once, and signed by the other side after a minute', async () => {
  const { document, where, pass, happened } = await invoiceFor('ООО «Юг»');
  assert.equal(await where(), 'delivered waiting_recipient');
  await pass(1);
  assert.equal(await where(), 'delivered waiting_recipient');
  await pass(minute);
  assert.equal(await where(), 'signed both_signed');
  const { sentAt, signedAt, recipient } = await document();
  assert.equal(Date.parse(signedAt) - Date.parse(sentAt), minute * 1_000);
  assert.equal(recipient.name, 'ООО «Юг»');
  assert.deepEqual(await happened(), ['Документ доставлен получателю', 'Документ подписан получателем']);
});

test('whoever asks at once is told how the document stands by the clock of the portal', async () => {
  const { id, ask, portal } = await invoiceFor('ООО «Юг»');
  const key = await portal.key('settings.write');
  ok(await request('POST', clockUrl, { key, body: { forwardSeconds: minute } }));
  assert.equal(stands(ok(await ask('POST', `/outgoing/${id}/refresh`, {}))), 'signed both_signed');
});

test('one who declines says why, and is given the document anew', async () => {
  const { document, where, pass, give, invoice, drain, card } = await invoiceFor('ООО «Отказ»');
  await pass(minute);
  assert.equal(await where(), 'rejected refused');
  assert.equal((await document()).reason, 'Данные документа не соответствуют договору');
  const anew = ok(await give(invoice.id), 201);
  await drain();
  assert.equal(anew.documentVersion, 2);
  assert.equal(stands(await card(anew.id)), 'delivered waiting_recipient');
});

test('one who is silent signs nothing, and agrees to nothing', async () => {
  const { where, pass, revoke, document } = await invoiceFor('ООО «Молчит»');
  await pass(24 * hour);
  assert.equal(await where(), 'delivered waiting_recipient');
  await revoke('Ошибка в сумме');
  await pass(24 * hour);
  assert.equal((await document()).status, 'revocation_requested');
});

test('an operator that fails is asked again, and takes the document the third time', async () => {
  const { where, pass, writes, ask, installationId } = await invoiceFor('ООО «Сбой»');
  assert.equal(await where(), 'queued none');
  await pass(minute);
  assert.equal(await where(), 'queued none');
  await pass(5 * minute);
  assert.equal(await where(), 'delivered waiting_recipient');
  const [write] = await writes();
  assert.deepEqual([write.status, write.attempts], ['done', 3]);
  const lines: Line[] = ok(await ask('GET', `${installations}/${installationId}/logs?limit=200`)).items;
  const posts = lines.filter(({ event }) => event === 'documents.post');
  assert.deepEqual(
    posts.map(({ status, httpStatus }) => `${status} ${httpStatus}`),
    ['ok 200', 'failed 503', 'failed 503'],
  );
});

test('one who revokes signs first, and asks for it an hour later', async () => {
  const { where, pass, document } = await invoiceFor('ООО «Аннулирует»');
  await pass(minute);
  assert.equal(await where(), 'signed both_signed');
  await pass(hour);
  const { status, reason } = await document();
  assert.deepEqual([status, reason], ['revocation_requested', 'Документ оформлен ошибочно']);
});

test('a clock that jumps over all of it tells each thing, in order', async () => {
  const { document, pass, happened } = await invoiceFor('Revoke LLC');
  await pass(2 * hour);
  assert.equal((await document()).status, 'revocation_requested');
  assert.deepEqual(await happened(), [
    'Документ доставлен получателю',
    'Документ подписан получателем',
    'Получатель запросил аннулирование',
  ]);
});

test('what we ask to revoke is revoked after a minute, for our reason, and was not signed meanwhile', async () => {
  const { document, pass, revoke, happened } = await invoiceFor('ООО «Юг»');
  await revoke('Ошибка в сумме');
  assert.equal((await document()).status, 'revocation_requested');
  await pass(minute);
  const { status, reason, signedAt } = await document();
  assert.deepEqual([status, reason, signedAt], ['revoked', 'Ошибка в сумме', null]);
  await pass(hour);
  assert.deepEqual(await happened(), [
    'Документ доставлен получателю',
    'Отправитель запросил аннулирование',
    'Получатель согласился аннулировать документ',
  ]);
});

test('a test portal lists it and has it at work by one call', async () => {
  const portal = await newTestPortal();
  const key = await portal.key('settings.read', 'settings.write');
  const { items } = ok(await request('GET', `${marketplace}?category=e_documents`, { key }));
  const card = items.find(({ slug }: { slug: string }) => slug === 'edo-test');
  assert.deepEqual(card.connectionTypes, []);
  const made = ok(await request('POST', installations, { key, body: { publicId: 'edo-test' } }), 201);
  assert.equal(made.status, 'installed');
});

test('a live portal neither lists it nor installs it', async () => {
  const token = await signIn(await newPortal());
  const { items } = ok(await request('GET', `${marketplace}?limit=200`, { token }));
  assert.ok(!items.some(({ slug }: { slug: string }) => slug === 'edo-test'));
  assert.equal((await request('GET', `${marketplace}/edo-test`, { token })).status, 404);
  const refused = await request('POST', installations, { token, body: { publicId: 'edo-test' } });
  assert.deepEqual([refused.status, refused.json.rule], [409, 'test_portal_only']);
  const path = '/api/v1/e-documents/recipients?operator=A&inn=7728168971';
  const { integrations } = (await request('GET', path, { token })).json;
  assert.deepEqual(integrations, ['edo-diadoc']);
});
