import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeptPress, Press } from '../types.ts';
import { batchOf, deliveryOf, stopOf } from './example-delivery.ts';
import { saidOf } from './said-of.ts';
import { statusWords } from './status-words.ts';
import { wayTo } from './way-to.ts';
import { withPressed } from './with-pressed.ts';

const kept = (press: Press): KeptPress => ({ key: press.what, link: 'k', at: '2026-11-26T07:00:00.000Z', press });

const hand = (items?: Array<{ id: string; deliveredQuantity: string }>) =>
  kept({ what: 'handed-over', batchId: 'b1', said: { recipientName: 'Пётр', ...(items && { items }) } });

test('what waits for the line is shown as done: loaded, arrived, handed over', () => {
  const loaded = kept({ what: 'loaded', batchId: 'b1' });
  const [stop] = withPressed(deliveryOf(), [loaded, kept({ what: 'arrived', stopId: 's1' })]).stops;
  assert.deepEqual([stop?.arrivedAt, stop?.mayArrive], ['2026-11-26T07:00:00.000Z', false]);
  assert.deepEqual([stop?.batches[0]?.status, stop?.batches[0]?.may.handOver], ['in_transit', true]);
  const statusAfter = (...presses: KeptPress[]) => withPressed(deliveryOf(), presses).stops[0]?.batches[0]?.status;
  assert.equal(statusAfter(loaded, hand()), 'delivered');
  assert.equal(statusAfter(loaded, hand([{ id: 'i1', deliveredQuantity: '8' }])), 'partially_delivered');
  assert.equal(statusAfter(loaded, hand([{ id: 'i1', deliveredQuantity: '0' }])), 'returned');
  assert.equal(statusAfter(hand()), 'planned', 'what is not loaded is not handed over');
});

test('a handover needs a name; less is typed with a comma; nothing at all needs a reason', () => {
  const say = (name: string, taken: Record<string, string> = {}, comment = '') =>
    saidOf(batchOf(), { name, comment, taken });
  assert.equal(say(' ').faults.name, 'Укажите, кто принял');
  assert.deepEqual(say(' Пётр ').said, { recipientName: 'Пётр' });
  assert.deepEqual(say('Пётр', { i1: '7,5' }).said?.items, [{ id: 'i1', deliveredQuantity: '7.5' }]);
  assert.equal(say('Пётр', { i1: '11' }).faults.items.i1, 'Не больше 10\u00a0шт');
  for (const typed of ['', 'восемь', '-1'])
    assert.equal(say('Пётр', { i1: typed }).faults.items.i1, 'Число, например 8');
  assert.equal(say('Пётр', { i1: '0' }).faults.comment, 'Напишите, почему ничего не приняли');
  assert.equal(say('Пётр', { i1: '0' }, 'Закрыто').said?.comment, 'Закрыто');
});

test('the way leads to the coordinates, or else to the address; a phone with Android opens its navigator', () => {
  const android = 'Mozilla/5.0 (Linux; Android 15)';
  assert.deepEqual(wayTo(stopOf({ name: 'Склад (2)' }), android), {
    navigator: `geo:55.801131,37.593262?q=${encodeURIComponent('55.801131,37.593262(Склад  2 )')}`,
    map: 'https://yandex.ru/maps/?rtext=~55.801131%2C37.593262&rtt=auto',
  });
  assert.equal(wayTo(stopOf(), 'iPhone')?.navigator, null);
  const bare = stopOf({ latitude: null, longitude: null });
  assert.equal(wayTo(bare, android)?.navigator, `geo:0,0?q=${encodeURIComponent('Москва, ул. Северная, 1')}`);
  assert.equal(wayTo({ ...bare, address: null }, android), null);
});

test('goods say how they stand', () => {
  const said = (more: Parameters<typeof batchOf>[0]) => statusWords(batchOf(more)).title;
  const given = { recipientName: 'Пётр', handedOverAt: '2026-11-26T07:00:00.000Z' };
  assert.equal(said({ status: 'planned' }), 'К погрузке');
  assert.match(said({ status: 'partially_delivered', ...given }), /^Передано не всё: Пётр, 26/);
  assert.equal(said({ status: 'returned' }), 'Не приняли, едет обратно');
});
