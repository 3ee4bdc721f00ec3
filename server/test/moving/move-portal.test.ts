import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, request } from '../harness.ts';
import { addresses, twoInstallations } from './moving.ts';
import { smallPortal } from './small-portal.ts';

const make = (send: typeof request, key: string, name: string) =>
  send('POST', '/api/v1/catalog', { key, body: { name } });

test('a portal moves while it is written, and both sides say where it is', async (t) => {
  const { there, move } = await twoInstallations(t);
  const { slug, key, itemId, email, password, tenantId } = await smallPortal();
  const doomed = await make(request, key, 'Уйдёт');
  const steps: string[] = [];
  const moved = await move(slug, {
    async watch(step) {
      steps.push(step);
      if (step === 'files') {
        await make(request, key, 'После копии');
        await request('PATCH', `/api/v1/catalog/${itemId}`, { key, body: { name: 'Шпунт переименован' } });
      }
      if (step === 'pause') await make(request, key, 'После догона');
      if (step === 'hold') {
        await make(request, key, 'В последний миг');
        const gone = await request('DELETE', `/api/v1/catalog/${doomed.json.id}`, { key });
        assert.ok(gone.status < 500, gone.text);
      }
      if (step === 'send') {
        const held = await make(request, key, 'Во время остановки');
        assert.deepEqual([held.status, held.json.code], [503, 'portal_moving']);
        assert.equal((await request('GET', `/api/v1/catalog/${itemId}`, { key })).status, 200, 'reading goes on');
      }
    },
  });
  assert.deepEqual(steps, ['copy', 'verify', 'files', 'catch-up', 'pause', 'hold', 'send', 'ready', 'decide', 'open']);
  assert.deepEqual([moved.slug, moved.address, moved.files, moved.missing], [slug, addresses.there, 1, []]);
  const { held } = moved;
  assert.ok(held && held.rows > 0 && held.rows < 60, `few rows are left for the hold: ${JSON.stringify(held)}`);

  const list = await there.request('GET', '/api/v1/catalog?sort=name', { key });
  assert.deepEqual(
    list.json.items.map(({ name }: { name: string }) => name).filter((name: string) => name !== 'Уйдёт'),
    ['В последний миг', 'После догона', 'После копии', 'Шпунт переименован'],
  );
  const entered = await there.request('POST', '/api/v1/auth/login', { body: { email, password } });
  assert.equal(entered.status, 200, entered.text);
  assert.equal((await make(there.request, key, 'Уже там')).status, 201);

  const left = await make(request, key, 'Опоздал');
  assert.deepEqual([left.status, left.json.code, left.json.movedTo], [410, 'portal_moved', addresses.there]);
  const trail = async (send: typeof owner, event: string) =>
    (await send.query('select data from audit_events where tenant_id = $1 and event = $2', [tenantId, event])).rows;
  assert.deepEqual(await trail(owner, 'portal.moved'), [{ data: { to: addresses.there } }]);
  const [arrived] = await trail(there.owner, 'portal.arrived');
  assert.equal(arrived?.data.from, addresses.here);
});
