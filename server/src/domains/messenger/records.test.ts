import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seed } from '../../../../tools/sim/wazzup/seed.ts';
import { owner, personWith, request, run, signIn } from '../../../test/harness.ts';
import { integration, messengerPortal } from '../../../test/messengers.ts';
import { connectors } from '../../connectors/connectors.ts';
import { readStatus } from './operations/read-status.ts';

const party = (shortName: string, phone?: string) => ({
  shortName,
  roles: ['supplier'],
  ...(phone !== undefined && { contacts: [{ fullName: 'Ольга Петрова', phone }] }),
});

test('users, counterparties with a phone and requisitions are told by their own identifiers, and again only when they change', async (t) => {
  const { ok, settle, sim, portal, token } = await messengerPortal(t);
  const north = await ok('POST', '/api/v1/counterparties', party('ООО «Север»', '8 916 123-45-67'));
  await ok('POST', '/api/v1/counterparties', party('ООО «Без телефона»'));
  const requisition = await ok('POST', '/api/v1/purchase-requisitions', {
    title: 'Цемент',
    items: [{ name: 'Цемент М500', quantity: '10' }],
  });
  await ok('POST', `/api/v1/purchase-requisitions/${requisition.id}/suppliers`, {
    supplierId: north.supplier.supplierId,
  });
  assert.deepEqual(await ok('POST', `${integration}/deals/sync`, {}), { isQueued: true });
  await settle();
  assert.ok(sim.state.users.some(({ id }) => id === portal.ownerId));
  const [contact, ...none] = sim.state.contacts;
  assert.deepEqual(none, []);
  assert.deepEqual(
    [contact?.id, contact?.contactData, contact?.responsibleUserId],
    [north.id, [{ chatType: 'whatsapp', chatId: '79161234567' }], portal.ownerId],
  );
  const [deal] = sim.state.deals;
  assert.deepEqual([deal?.id, deal?.contacts, deal?.closed], [requisition.id, [north.id], false]);
  const { contacts, deals } = await ok('GET', `${integration}/overview`);
  assert.deepEqual([contacts.pushed, contacts.refused, deals.pushed], [1, 0, 1]);
  const before = sim.journal.length;
  await ok('POST', `${integration}/deals/sync`, {});
  await settle();
  assert.equal(sim.journal.length, before, 'what has not changed is not told again');
  const key = await portal.key('variables.read', 'messengers.read');
  const { json } = await request('POST', '/api/v1/variables/resolve', {
    key,
    body: {
      entityType: 'counterparty',
      entityId: north.id,
      paths: ['messenger.links[].externalKind', 'messenger.links[].externalId', 'messenger.chat.chatId'],
    },
  });
  assert.deepEqual(JSON.parse(json.values['messenger.links[].externalKind']), ['contact']);
  assert.deepEqual(JSON.parse(json.values['messenger.links[].externalId']), [north.id]);
  assert.ok(token);
});

test('of 250 records one that the provider refuses is named, and all the others are told', async (t) => {
  const { ok, settle, sim, portal, logs } = await messengerPortal(t, { settings: { syncUsers: false } });
  await owner.query(
    `insert into counterparties (tenant_id, kind, short_name, roles, phone)
     select $1, 'legal_entity', 'ООО «Партнёр ' || n || '»', '{supplier}', '+7916' || lpad(n::text, 7, '0') from generate_series(1, 250) n`,
    [portal.tenantId],
  );
  const { rows } = await owner.query<{ id: string }>('select id from counterparties where tenant_id = $1 order by id', [
    portal.tenantId,
  ]);
  await owner.query('update counterparties set short_name = $2 where id = $1', [rows[130]?.id, '']);
  await ok('POST', `${integration}/contacts/sync`, {});
  await settle();
  const { contacts } = await ok('GET', `${integration}/overview`);
  assert.deepEqual([contacts.pushed, contacts.refused, sim.state.contacts.length], [249, 1, 249]);
  const line = (await logs()).find(({ event }: { event: string }) => event === 'contacts.told');
  assert.deepEqual([line.details.pushed, line.details.refused[0].id], [249, rows[130]?.id]);
});

test('a restricted key is told apart: messages work, and what it does not reach says so without stopping anything', async (t) => {
  const { ok, ask, installation, settle, sim, talks } = await messengerPortal(t, {
    settings: { apiKey: seed().restrictedKey },
  });
  const report = await ok('POST', `${installation}/test`, {});
  const results = Object.fromEntries(report.checks.map(({ id, result }: Record<string, string>) => [id, result]));
  assert.deepEqual([report.ok, results.key, results.scope], [true, 'ok', 'warning']);
  const refused = await ask('POST', `${integration}/iframe`, {});
  assert.deepEqual([refused.status, refused.json.rule], [422, 'provider_refused']);
  assert.match(refused.json.detail, /restricted|ограниченный/);
  await ok('POST', `${integration}/contacts/sync`, {});
  await settle();
  assert.equal((await ok('GET', installation)).status, 'installed');
  sim.happen('client writes', { chatId: '79161234567', text: 'Привет' });
  await settle();
  assert.equal((await talks()).length, 1);
});

test('the address of the chats is told once, and stands in no table and no line', async (t) => {
  const { ok, ask, settle, sim, talks, portal, logs } = await messengerPortal(t);
  sim.happen('client writes', { chatId: '79161234567', text: 'Привет' });
  await settle();
  const [talk] = await talks();
  const key = 'Idempotency-Key';
  const { url } = await ok('POST', `${integration}/iframe`, { conversationId: talk.id });
  const token = await signIn(portal);
  const twice = async () =>
    (await request('POST', `${integration}/iframe`, { token, body: {}, headers: { [key]: 'frame-1' } })).json?.url;
  const [first, second] = [await twice(), await twice()];
  assert.notEqual(first, second);
  for (const { table_name } of (
    await owner.query(`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name in ('idempotency_keys', 'stored_answers', 'audit_events', 'integration_log', 'jobs', 'integration_outbox')`)
  ).rows) {
    const { rows } = await owner.query(`select to_jsonb(t)::text as row from ${table_name} t`);
    for (const secret of [url, first]) {
      const tail = String(secret).split('/').at(-1) as string;
      assert.ok(!rows.some(({ row }) => row.includes(tail)), `${table_name} holds it`);
    }
  }
  assert.ok(!JSON.stringify(await logs()).includes(url));
  const card = await ask('POST', `${integration}/iframe`, {
    about: { entityType: 'counterparty', entityId: portal.ownerId },
  });
  assert.equal(card.status, 404);
});

test('the section is seen with the right to read messengers alone', async (t) => {
  const { portal } = await messengerPortal(t);
  const reader = personWith(portal, 'messengers.read');
  const seen = (await run(readStatus(connectors), reader, {})) as { isShown: boolean };
  assert.equal(seen.isShown, true);
  await assert.rejects(async () => run(readStatus(connectors), personWith(portal, 'catalog.read'), {}));
});
