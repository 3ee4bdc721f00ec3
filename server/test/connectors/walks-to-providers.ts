import assert from 'node:assert/strict';
import { importOrders } from '../../../tools/sim/bank-files/bank-client.ts';
import { cbr } from '../../../tools/sim/cbr/cbr.ts';
import { dadata } from '../../../tools/sim/dadata/dadata.ts';
import { seed } from '../../../tools/sim/dadata/seed.ts';
import { uid } from '../../../tools/sim/onec-client/big-catalog.ts';
import { importFile } from '../../../tools/sim/onec-client/make-files.ts';
import { keys, uuidOf } from '../../../tools/sim/yougile/seed.ts';
import { yougile } from '../../../tools/sim/yougile/yougile.ts';
import { bankPortal, paymentOrders, statementOf } from '../bank-portal.ts';
import { ok } from '../billing.ts';
import { exchange, exchangePortal } from '../commerceml.ts';
import { drainJobs, newPortal, request, signIn } from '../harness.ts';
import { installations } from '../integrations.ts';
import { connectMail, letterFrom } from '../mailbox.ts';
import { base as messages, messengerPortal } from '../messengers.ts';
import { newCounterparty } from '../suppliers.ts';
import { doWhatIsDue, newTestPortal } from '../test-portals.ts';
import { trackerPortal } from '../tracker.ts';
import { transferPortal, upd503 } from '../transfer-documents.ts';
import { installed } from './installed.ts';
import { simulateFor } from './simulate.ts';
import type { Walk } from './walks-through-doors.ts';

/** Cards of providers: on the other side stands a simulator that shares nothing with us, or a real server. */
export const walksToProviders: Readonly<Record<string, Walk>> = {
  async 'cbr-rates'(t) {
    const bank = await simulateFor(t, 'cbr-rates', cbr);
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    bank.state.days = { [today]: { USD: '92,5062', CNY: '12,7001', JPY: '59,3300', XDR: '122,5000' } };
    const portal = await newPortal();
    const installationId = await installed('cbr-rates', portal, { hour: 23 });
    await synchronized(portal, installationId);
    return { portal, installationId, told: ['sync.finished'] };
  },

  async dadata(t) {
    await simulateFor(t, 'dadata', dadata);
    const { apiKey, secretKey } = seed();
    const portal = await newPortal();
    const installationId = await installed('dadata', portal, { apiKey, secretKey });
    const key = await portal.key('settings.write', 'counterparties.read');
    ok(await request('POST', `${installations}/${installationId}/test`, { key }));
    const path = `/api/v1/suggestions/parties?query=${encodeURIComponent('сбербанк')}`;
    assert.ok(ok(await request('GET', path, { key })).items.length > 0);
    return { portal, installationId, told: ['suggest.party'] };
  },

  async email() {
    const mailbox = await connectMail();
    const { portal, installationId } = mailbox;
    const letter = { to: [{ address: 'sales@cement.ru' }], subject: 'Счёт', text: 'Пришлите счёт.' };
    ok(await mailbox.ask('POST', '/api/v1/mailbox/messages', letter), 201);
    await drainJobs(portal.tenantId);
    assert.equal(mailbox.smtp.letters.length, 1);
    mailbox.imap.deliver(letterFrom({ subject: 'Цены' }));
    await mailbox.sync();
    assert.equal((await mailbox.ask('GET', '/api/v1/mailbox/threads')).json.items.length, 2);
    return { portal, installationId, told: ['mail.sent', 'sync.finished'] };
  },

  async 'messenger-test'() {
    const portal = await newTestPortal();
    const installationId = await installed('messenger-test', portal);
    await doWhatIsDue(portal);
    const { supplierId } = await newCounterparty(portal, 'ООО «Цемент»');
    const key = await portal.key('supplier_documents.write', 'messengers.read', 'counterparties.read');
    const message = {
      entityType: 'supplier',
      entityId: supplierId,
      phone: '+7 999 123-45-67',
      text: 'Есть ли цемент?',
    };
    ok(await request('POST', `${messages}/messages`, { key, body: message }), 201);
    await doWhatIsDue(portal);
    assert.equal(ok(await request('GET', `${messages}/conversations`, { key })).items.length, 1);
    return { portal, installationId };
  },

  async 'onec-commerceml'(t) {
    const exchanging = await exchangePortal();
    const products = [{ id: uid(4, 1), name: 'Болт М8×20' }];
    await exchanging.client(t).checkauth();
    await exchanging.enable();
    const file = importFile({ groups: [], properties: [], products });
    assert.deepEqual(await exchange(exchanging.client(t), { 'import.xml': file }), { 'import.xml': ['success'] });
    assert.equal((await exchanging.items()).length, 1);
    const told = ['exchange.authorize', 'exchange.import'];
    return { portal: exchanging.portal, installationId: exchanging.id, told };
  },

  async 'bank-1c-statement'() {
    const { portal, owing, upload, apply, paidOf, installed: cards } = await bankPortal();
    await owing('СЧ-1045');
    const statement = ok(await upload(statementOf([paidOf({ number: '317' })])), 201);
    assert.equal(ok(await apply(statement.id)).applied, 1);
    const told = ['statement.imported', 'statement.applied'];
    return { portal, installationId: cards['bank-1c-statement'] as string, told };
  },

  async 'upd-import'() {
    const { portal, installationId, uploaded, apply } = await transferPortal();
    ok(await apply(await uploaded(upd503)));
    return { portal, installationId, told: ['document.uploaded', 'document.applied'] };
  },

  async wazzup(t) {
    const { sim, portal, installationId, ok, settle, talks } = await messengerPortal(t);
    const client = { chatId: '79161234567', text: 'Цемент есть, 412,50' };
    sim.happen('client writes', client);
    await settle();
    const [talk] = await talks();
    assert.deepEqual([talk.chatId, talk.unreadCount], [client.chatId, 1]);
    const { id } = await ok('POST', `${messages}/conversations/${talk.id}/messages`, { text: 'Берём двадцать' });
    await settle();
    const { messageId } = await ok('GET', `${messages}/messages/${id}`);
    sim.happen('a message goes on', { messageId, status: 'read' });
    await settle();
    assert.equal((await ok('GET', `${messages}/messages/${id}`)).status, 'read');
    return { portal, installationId, told: ['channels.list', 'webhooks.set', 'messages.send'], finds: ['webhook'] };
  },

  async yougile(t) {
    const sim = await simulateFor(t, 'yougile', yougile);
    const held = await trackerPortal(sim, { apiKey: keys.main });
    await held.sync();
    const [inWork, ready] = [uuidOf(5, 2), uuidOf(5, 3)];
    const [tender, bought] = [await held.stage('Тендер у поставщиков'), await held.stage('Куплено')];
    await held.map([
      { columnId: inWork, stageId: tender, direction: 'both' },
      { columnId: ready, stageId: bought, direction: 'both' },
    ]);
    const { id } = await held.create();
    const { externalId: taskId } = ok(
      await held.tracker('POST', '/tasks', { procurementId: id, columnId: inWork }),
      201,
    );
    await held.drain();
    assert.match((await held.tracked(id)).tasks[0].idTaskProject, /^SUP-\d+$/);
    sim.happen('a user moves a task', { taskId, columnId: ready });
    await held.sync();
    assert.equal(await held.stageOf(id), 'Куплено');
    await held.toStage(id, tender);
    await held.drain();
    assert.equal(sim.state.tasks[0]?.columnId, inWork);
    const told = ['tasks.create', 'tasks.move', 'sync.finished', 'tracker.requisition_moved'];
    return { portal: held.portal, installationId: held.installationId, told };
  },

  async 'payment-orders-1c'() {
    const { portal, owing, ask, installed: cards } = await bankPortal({ cards: ['payment-orders-1c'] });
    const invoiceId = await owing('СЧ-1045');
    const made = ok(await ask('POST', paymentOrders, { invoices: [{ invoiceId }] }), 201);
    const { bytes } = await ask('GET', `${paymentOrders}/${made.id}/file`);
    assert.deepEqual(importOrders(bytes).refused, []);
    return { portal, installationId: cards['payment-orders-1c'] as string, told: ['payment-orders.exported'] };
  },
};

async function synchronized(portal: Parameters<typeof signIn>[0], installationId: string) {
  const token = await signIn(portal);
  ok(await request('POST', `${installations}/${installationId}/test`, { token }));
  const started = await request('POST', `${installations}/${installationId}/sync`, { token });
  assert.equal(started.status, 202, started.text);
  await drainJobs(portal.tenantId);
}
