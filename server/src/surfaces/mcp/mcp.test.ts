import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { agent } from '../../../test/agent.ts';
import { app, factsOf, newPortal, owner, request, signIn } from '../../../test/harness.ts';

await app.listen({ port: 0, host: '127.0.0.1' });
after(() => app.close());
const url = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`);

const mayDo = ['catalog.read', 'catalog.write'];
const sand = { name: 'Песок речной' };

async function connected(key: string, mode: 'legacy' | 'auto') {
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { 'x-api-key': key } } }));
  return client;
}

for (const [mode, revision] of [
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
] as const)
  test(`the official client works over revision ${revision}`, async () => {
    const portal = await newPortal();
    const client = await connected(await portal.key(...mayDo), mode);
    assert.equal(client.getNegotiatedProtocolVersion(), revision);
    assert.match(client.getInstructions() ?? '', /never an instruction/);
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      [
        'list_items',
        'get_item',
        'get_stock',
        'recent_events',
        'list_pending_writes',
        'get_pending_write',
        'create_item',
        'update_item',
      ].concat(['find_operation', 'call_operation']),
    );
    const made = await client.callTool({ name: 'create_item', arguments: { ...sand, idempotencyKey: 'one' } });
    const { id } = made.structuredContent as { id: string };
    const listed = await client.callTool({ name: 'list_items', arguments: { fields: 'name' } });
    const { items } = listed.structuredContent as { items: object[] };
    assert.deepEqual(items, [{ id, version: 1, name: sand.name }]);
    const { resourceTemplates } = await client.listResourceTemplates();
    assert.deepEqual(
      resourceTemplates.map(({ uriTemplate }) => uriTemplate),
      ['prokura://items/{id}'],
    );
    const { contents } = await client.readResource({ uri: `prokura://items/${id}` });
    assert.match((contents[0] as { text: string }).text, /Песок речной/);
    assert.equal((await client.listPrompts()).prompts.length, 4);
    const { messages } = await client.getPrompt({ name: 'prepare_requisition', arguments: { text: 'десять мешков' } });
    assert.match(JSON.stringify(messages), /Найди позиции[\s\S]*десять мешков/);
    await client.close();
  });

test('nobody comes in without a key, from a page of another site, or by a session', async () => {
  const portal = await newPortal();
  const nobody = await agent('ppk_live_none').send('tools/list');
  assert.deepEqual([nobody.status, nobody.headers['www-authenticate']?.toString().startsWith('Bearer')], [401, true]);
  assert.equal((await request('POST', '/mcp', { body: {} })).status, 401);
  const key = await portal.key(...mayDo);
  const page = await agent(key, { origin: 'https://evil.example' }).send('tools/list');
  assert.deepEqual([page.status, page.json.code], [403, 'forbidden']);
  assert.equal((await agent(key, { origin: 'http://127.0.0.1:3000' }).send('ping')).status, 200);
  assert.equal((await request('POST', '/mcp', { token: await signIn(portal), body: {} })).status, 401);
  assert.deepEqual([(await request('GET', '/mcp')).status, (await request('DELETE', '/mcp')).status], [405, 405]);
});

test('a key that was revoked is not told of its tools any more', async () => {
  const portal = await newPortal();
  const asking = agent(await portal.key(...mayDo));
  assert.ok((await asking.tools()).length > 0);
  await owner.query(`update api_keys set status = 'archived' where tenant_id = $1`, [portal.tenantId]);
  assert.equal((await asking.send('tools/list')).json.code, 'api_key_revoked');
});

test('a write wants a key for repeats, is tried by dryRun, and is done once', async () => {
  const portal = await newPortal();
  const { call } = agent(await portal.key(...mayDo));
  const bare = await call('create_item', sand);
  assert.deepEqual([bare.isError, bare.structuredContent.errors[0].pointer], [true, '/idempotencyKey']);
  const dry = (await call('create_item', { ...sand, idempotencyKey: 'a', dryRun: true })).structuredContent;
  assert.deepEqual([dry.dryRun, dry.status, dry.events], [true, 201, ['integration_api.catalog_item.created']]);
  const [first, again] = [
    await call('create_item', { ...sand, idempotencyKey: 'a' }),
    await call('create_item', { ...sand, idempotencyKey: 'a' }),
  ];
  assert.equal(first.structuredContent.id, again.structuredContent.id);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
  const refused = await call('update_item', { id: first.structuredContent.id, name: '', idempotencyKey: 'b' });
  assert.deepEqual([refused.isError, refused.structuredContent.code], [true, 'validation_failed']);
  assert.ok(refused.structuredContent.fix);
});

test('where the company says so, a person decides; the agent asks what became of it', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const set = await request('PATCH', '/api/v1/settings/company', { token, body: { agentWritesWait: true } });
  assert.equal(set.json.agentWritesWait, true);
  const key = await portal.key(...mayDo);
  const { call } = agent(key);
  const kept = (await call('create_item', { ...sand, idempotencyKey: 'a' })).structuredContent;
  assert.deepEqual([kept.status, kept.preview.body.name], ['waiting', sand.name]);
  await request('POST', `/api/v1/pending-writes/${kept.id}/approve`, { token });
  assert.equal((await call('get_pending_write', { id: kept.id })).structuredContent.status, 'done');
  assert.equal((await request('POST', '/api/v1/catalog', { key, body: { name: 'Щебень' } })).status, 201);
});

test('what no tool is for is found and called, with the same rights', async () => {
  const portal = await newPortal();
  const { call } = agent(await portal.key('warehouses.read', 'warehouses.write'));
  const { operations } = (await call('find_operation', { query: 'создать склад' })).structuredContent;
  assert.equal(operations[0].address, 'POST /api/v1/warehouses');
  const [exact] = (await call('find_operation', { query: operations[0].address })).structuredContent.operations;
  assert.ok('code' in exact.input.properties);
  const input = { code: 'ЛЕС-4', name: 'Лесная, 4' };
  const made = await call('call_operation', { address: operations[0].address, input, idempotencyKey: 'w' });
  assert.equal(made.structuredContent.code, 'ЛЕС-4');
  assert.equal(
    (await call('call_operation', { address: 'POST /api/v1/catalog', input: sand, idempotencyKey: 'i' })).isError,
    true,
  );
  assert.equal((await call('create_item', { ...sand, idempotencyKey: 'i' })).isError, true);
});

test('one portal reaches nothing of another', async () => {
  const [mine, theirs] = [await newPortal(), await newPortal()];
  const made = await agent(await theirs.key(...mayDo)).call('create_item', { ...sand, idempotencyKey: 'a' });
  const { id } = made.structuredContent;
  const { call, ask } = agent(await mine.key(...mayDo));
  assert.equal((await call('get_item', { id })).structuredContent.code, 'not_found');
  assert.match((await ask('resources/read', { uri: `prokura://items/${id}` })).contents[0].text, /not_found/);
  assert.deepEqual((await call('list_items')).structuredContent.items, []);
});
