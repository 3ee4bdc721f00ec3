import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { Refused } from '../../public-kit/call.ts';
import { draw } from '../../test/draw.ts';
import { batchOf, deliveryOf, stopOf } from '../model/example-delivery.ts';
import type { OutboxState } from '../outbox/make-outbox.ts';
import type { Delivery, KeptPress } from '../types.ts';

const { Broken } = await import('./broken.tsx');
const { DeliveryScreen } = await import('./delivery-screen.tsx');
const { HandOverDialog } = await import('../parts/hand-over-dialog.tsx');

const quiet: OutboxState = { waiting: [], isSending: false, held: undefined, refused: [] };

const nothing = () => {};

async function page(delivery: Delivery = deliveryOf({ mayTrack: false }), state = quiet, language: 'ru' | 'en' = 'ru') {
  const acts = { onPress: nothing, onForget: nothing, onAgain: nothing };
  const drawn = await draw(
    createElement(DeliveryScreen, { ...{ token: 'token', delivery, outbox: state, isCopy: false }, ...acts }),
    { language },
  );
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
}

const kept = (press: KeptPress['press']): KeptPress => ({ key: 'k', link: 'l', at: '2026-11-26T07:00:00.000Z', press });

test('the page says which journey it is, and at each stop whom to ask for, until when, and what is brought', async () => {
  const { text, headings, links } = await page();
  assert.deepEqual(headings, ['Завод – Склад «Север»', '1 Склад «Север»', 'DB-2026-0001']);
  assert.match(text, /DR-2026-0001 · 26 ноября 2026 г\. · А123ВС77 · Иванов Иван · 500 кг · 0,35 м³/);
  assert.match(text, /Москва, ул\. Северная, 1 пн–пт 8:00–17:00 Мария \+7 912 345-67-89/);
  assert.match(text, /Цемент М500 C-500 10 шт 500 кг К погрузке/);
  assert.ok(links.includes('tel:+79123456789'));
});

test('what waits for the line is told, beside the page and at the goods', async () => {
  const waiting = [kept({ what: 'loaded', batchId: 'b1' })];
  const { text } = await page(undefined, { ...quiet, waiting, held: new Refused(0, {}) });
  assert.match(text, /Нет связи\. 1 отметка сохранена на телефоне, отправим сами\./);
  assert.match(text, /· ждёт связи/);
});

test('what was refused is told with its reason', async () => {
  const problem = new Refused(409, { detail: 'Передача уже отмечена.' });
  const { text } = await page(undefined, {
    ...quiet,
    refused: [{ press: { what: 'loaded', batchId: 'b1' }, problem }],
  });
  assert.match(text, /«Загружено» не принято: Передача уже отмечена\./);
});

test('several batches have one button for all of them; a stop that was reached has none', async () => {
  const batches = [batchOf(), batchOf({ id: 'b2', number: 'DB-2026-0002' })];
  const arrivedAt = '2026-11-26T07:00:00.000Z';
  const { text } = await page(
    deliveryOf({ mayTrack: false, stops: [stopOf({ batches, arrivedAt, mayArrive: false })] }),
  );
  assert.match(text, /К погрузке: 2 партии\. Загружено всё/);
  assert.ok(!text.includes('Прибыл: Склад'));
});

test('in English too', async () => {
  const { text } = await page(undefined, quiet, 'en');
  assert.match(text, /To be loaded/);
  assert.match(text, /26 November 2026/);
});

test('a handover asks who received the goods', async () => {
  const acts = { onSaid: nothing, onPhoto: nothing, onClose: nothing };
  const { text } = await draw(createElement(HandOverDialog, { batch: batchOf(), ...acts }));
  assert.match(text, /Передано: DB-2026-0001 Кто принял Приняли не всё Комментарий \(необязательно\)/);
});

test('a link that does not open says why, and what to do', async () => {
  const said = async (status: number, code = '') =>
    (await draw(createElement(Broken, { problem: new Refused(status, { code }), onAgain: nothing }))).text;
  assert.match(await said(404), /Такой ссылки нет/);
  assert.match(await said(410, 'link_expired'), /Срок действия ссылки истёк/);
  assert.match(await said(410, 'link_revoked'), /заменена или отозвана/);
  assert.match(await said(0), /Пока не открылось/);
});
