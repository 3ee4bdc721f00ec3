import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showInZone } from '../../kit/format.ts';
import { recoveryWindow } from './recovery-window.ts';

test('an outage is told by the clocks of the portal, wherever the person sits', (t) => {
  t.after(() => showInZone('Europe/Moscow'));
  showInZone('Asia/Omsk');
  assert.deepEqual(recoveryWindow('2026-11-05T12:00', '2026-11-05T14:30'), {
    since: '2026-11-05T06:00:00.000Z',
    until: '2026-11-05T08:30:00.000Z',
  });
});

test('an outage that has not ended is sent without an end', () => {
  showInZone('Europe/Moscow');
  assert.deepEqual(recoveryWindow('2026-11-05T12:00', ''), { since: '2026-11-05T09:00:00.000Z' });
});

test('a time that no clock shows is left for the server to refuse, not taken for now', () => {
  assert.deepEqual(recoveryWindow('yesterday', 'soon'), { since: '', until: '' });
});
