import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../../test/answer.ts';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { draw } from '../../../../test/draw.ts';

const { MessengerSetup } = await import('./messenger-setup.tsx');

const channel = { id: 'x1', channelId: 'c1', transport: 'whatsapp', label: 'Снабжение', state: 'active' };
const told = { pushed: 0, refused: 0, lastPushedAt: null };
const empty = {
  ...{ installationId: 'i1', status: 'installed', channels: [], recentEvents: [] },
  webhook: { isRegistered: false, registeredAt: null, lastEventAt: null, lastError: null },
  ...{ users: told, contacts: told, deals: told },
};

const setup = (overview: object, may: readonly Permission[], installation: object = {}) =>
  draw(
    createElement(MessengerSetup, {
      installation: { id: 'i1', status: 'installed', ...installation } as never,
    }),
    { may, known: [[['messengers', 'overview'], { ...empty, ...overview }]] },
  );

const all = ['messengers.read', 'messengers.manage'] as const;

test('each step of the way says whether it is done, and what was told of', async () => {
  const { html, text } = await setup({}, all);
  assert.ok(!html.includes('aria-label="сделано"'), 'nothing is done yet');
  assert.match(text, /Сотрудники ещё нет .*Контрагенты ещё нет/);
  const webhook = { ...empty.webhook, isRegistered: true };
  const contacts = { pushed: 249, refused: 1, lastPushedAt: '2025-11-05T10:00:00Z' };
  const channels = [
    { ...channel, works: true, isGone: false },
    { ...channel, id: 'x2', label: 'Вайбер', state: 'openElsewhere', works: false, isGone: false },
  ];
  const done = await setup({ channels, webhook, contacts }, all);
  assert.equal(done.html.split('aria-label="сделано"').length - 1, 2, 'only the test message is left');
  assert.match(done.text, /Снабжение · WhatsApp Вайбер · WhatsApp аккаунт открыт в другом месте/);
  assert.match(done.text, /Контрагенты 249 · не приняты: 1 · 5 нояб/);
});

test('before the integration works there is nothing to do here, and what was read of it stays to be seen', async () => {
  assert.equal((await setup({}, all, { status: 'requires_setup' })).text, '');
  const channels = [{ ...channel, works: true, isGone: false }];
  const { off, text } = await setup({ channels }, all, { status: 'requires_setup' });
  assert.match(text, /Снабжение · WhatsApp/);
  for (const name of ['Обновить', 'Зарегистрировать', 'Отправить']) assert.ok(off.includes(name), name);
});

test('who may not manage messengers sees how it stands, and no button', async () => {
  const { text, buttons } = await setup({}, ['messengers.read']);
  assert.match(text, /Получать сообщения/);
  assert.deepEqual(buttons, []);
});
