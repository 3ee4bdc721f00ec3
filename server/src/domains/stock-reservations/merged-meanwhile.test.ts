import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../test/harness.ts';
import { made } from '../../../test/requisitions.ts';
import { reservingPortal } from '../../../test/reservations.ts';
import { someoneQueuesFor, someoneWaitsFor } from '../../../test/someone-waits-for.ts';
import { done } from '../../../test/stock-counts.ts';
import { newItem } from '../../../test/suppliers.ts';

type Portal = Awaited<ReturnType<typeof reservingPortal>>;
type Deed = (portal: Portal, reservationId: string) => ReturnType<Portal['ask']>;

/** Of twelve five are reserved; the item is merged into another while somebody does something that waits behind the merge. */
async function whileMerged(deed: Deed, before?: Deed) {
  const portal = await reservingPortal();
  const { ask, itemId, reserve, key } = portal;
  const winner = await newItem(key, { name: 'Цемент М500 в мешках' });
  const { id } = made(await reserve('5'));
  if (before) done(await before(portal, id));
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from catalog_items where tenant_id = $1 and id = $2 for update', [
      portal.portal.tenantId,
      itemId,
    ]);
    const merging = ask('POST', `/api/v1/catalog/${itemId}/merge`, { intoId: winner });
    await someoneWaitsFor(holder);
    const doing = deed(portal, id);
    await someoneQueuesFor(holder);
    await holder.query('commit');
    done(await merging);
    const answer = await doing;
    const { onHand, reserved } = (await ask('GET', `/api/v1/catalog/${winner}/stock`)).json;
    return { answer, stock: `${onHand} ${reserved}`, shown: await portal.shown(id) };
  } finally {
    holder.release();
  }
}

test('released while its item is being merged, a reservation lets go what went over to the item that stays', async () => {
  const { answer, stock, shown } = await whileMerged(({ act }, id) => act(id, 'release'));
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual([stock, shown.status], ['12 0', 'released']);
});

test('issued while its item is being merged, reserved goods leave the item that stays', async () => {
  const { answer, stock, shown } = await whileMerged(({ issueReserved }, id) => issueReserved(id));
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual([stock, shown.status], ['7 0', 'issued']);
});

test('reserved while its item is being merged, goods are held back of the item that stays', async () => {
  const { answer, stock } = await whileMerged(({ reserve }) => reserve('2'));
  assert.equal(answer.status, 201, answer.text);
  assert.equal(stock, '12 7');
});

test('taken back while its item is being merged, what was issued is held back again', async () => {
  const { answer, stock, shown } = await whileMerged(
    ({ act }, id) => act(id, 'take-back'),
    ({ issueReserved }, id) => issueReserved(id, { quantity: '2' }),
  );
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual([stock, shown.heldQuantity], ['12 5', '5']);
});
