import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';

const { DriverLink } = await import('./driver-link.tsx');

const link = {
  ...{ id: 'k1', url: 'https://prokura.example/d/token', qr: 'data:image/png;base64,iVBORw0KGgo=', openedAt: null },
  ...{ expiresAt: '2025-12-03T21:00:00.000Z', createdAt: '2025-11-30T09:00:00.000Z' },
};

const drawn = (held: object | null, may: readonly string[] = ['logistics.update']) =>
  draw(createElement(DriverLink, { of: { batchId: 'b1' } }), {
    ...{ may: may as never, known: [[['logistics', 'driver link', { batchId: 'b1' }], held]] },
  });

test('a link is made where there is none, shown with its code where there is one, and replaced or revoked', async () => {
  const none = await drawn(null);
  assert.match(none.text, /Страница водителя .*без цен/);
  assert.deepEqual(none.buttons, ['Создать ссылку']);
  const one = await drawn(link);
  assert.match(one.html, /https:\/\/prokura\.example\/d\/token/);
  assert.match(one.html, /alt="QR-код ссылки"/);
  assert.match(one.text, /Открывается до/);
  assert.deepEqual(one.buttons.slice(-2), ['Заменить', 'Отозвать']);
});

test('who may not change deliveries passes no link on', async () => {
  assert.equal((await drawn(link, ['logistics.read'])).text, '');
});
