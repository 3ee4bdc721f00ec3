import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, personWith, refused, run } from '../../../../test/harness.ts';
import { installations, kitWith, startProvider, testConnector } from '../../../../test/integrations.ts';

const { portalHere, kit } = await kitWith([testConnector()]);

async function spoken() {
  const provider = await startProvider(({ headers }) =>
    headers.authorization?.endsWith('right-key-1') ? { body: { account: 'Я' } } : { status: 401 },
  );
  const here = await portalHere();
  const { id } = await here.install({ address: provider.address, apiKey: 'wrong-key-1' });
  await here.act(id, 'test');
  await here.configure(id, { apiKey: 'right-key-1' });
  await here.act(id, 'test');
  const events = async (query: string) => (await here.journal(id, query)).map(({ event }) => event);
  return { ...here, id: id as string, events };
}

test('the journal is read by direction, level, outcome and time', async () => {
  const { id, events, journal, ask } = await spoken();
  const all = [
    'connection.tested',
    'account.read',
    'installation.configured',
    'connection.tested',
    'account.read',
    'installation.installed',
  ];
  assert.deepEqual(await events(''), all, 'newest first');
  assert.deepEqual(await events('?direction=OUTBOUND'), ['account.read', 'account.read']);
  assert.deepEqual(await events('?direction=INBOUND'), []);
  assert.deepEqual(await events('?level=error'), ['connection.tested', 'account.read']);
  assert.deepEqual(await events('?status=ok&direction=OUTBOUND'), ['account.read']);
  const [, , configured] = await journal(id);
  assert.deepEqual(await events(`?at[gt]=${configured.at}`), all.slice(0, 2));
  assert.deepEqual(await events(`?at[lt]=${configured.at}`), all.slice(3));
  const wrong = await ask('GET', `${installations}/${id}/logs?direction=SIDEWAYS`);
  assert.deepEqual([wrong.status, wrong.json.code], [400, 'invalid_filter']);
});

test('it goes on page by page, and says what came of a call', async () => {
  const { id, ask } = await spoken();
  const first = await ask('GET', `${installations}/${id}/logs?limit=2&direction=OUTBOUND,INTERNAL`);
  assert.equal(first.json.page.hasMore, true);
  const rest = await ask(
    'GET',
    `${installations}/${id}/logs?limit=200&direction=OUTBOUND,INTERNAL&cursor=${first.json.page.nextCursor}`,
  );
  assert.equal(rest.json.items.length, 4);
  const [call] = (
    await ask('GET', `${installations}/${id}/logs?event=account.read&status=failed`, undefined, {
      'accept-language': 'ru',
    })
  ).json.items;
  assert.deepEqual([call.httpStatus, call.attempt, call.details.kind, call.details.method], [401, 1, 'auth', 'GET']);
  assert.match(call.message, /учётные данные/);
});

test('who may see integrations may not read their journal without the right to', async () => {
  const { id, portal } = await spoken();
  const logs = kit.routes.find(({ operation }) => operation.name === 'integrations.list-logs')?.operation;
  assert.equal((await refused(run(logs as never, personWith(portal, 'integrations.read'), { id }))).code, 'forbidden');
  assert.equal((await refused(run(logs as never, (await newPortal()).owner, { id }))).code, 'not_found');
});

test('what no text of the database can hold does not stop a line from being written', async () => {
  const odd = `${'x'.repeat(1_999)}😀 \u0000 \ud800`;
  const provider = await startProvider(() => ({ body: { account: odd } }));
  const here = await portalHere();
  const { id } = await here.install({ address: provider.address, apiKey: 'right-key-1' });
  const { status, json } = await here.act(id, 'test');
  assert.equal(status, 200, JSON.stringify(json));
  const { rows } = await owner.query('select connected_account from integration_installations where id = $1', [id]);
  assert.match(rows[0].connected_account, /^x{300}$/);
});
