import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, spoken } from '../../../test/draw.ts';
import { asksOAuth, lastSync } from './installation-state.ts';

const { SyncProgress } = await import('./components/sync-progress.tsx');
const { Logo } = await import('./components/logo.tsx');

const none = { properties: {} };
const oauth = { properties: { oauth: { title: 'Вход', properties: { issuer: { title: 'Адрес' } } } } };

test('access at a provider is asked for at once where its address is known', () => {
  const listing = { connectionTypes: ['oauth' as const], settingsSchema: none };
  assert.equal(asksOAuth(listing, { settings: {} }), true);
  assert.equal(asksOAuth({ ...listing, connectionTypes: ['api_key'] }, { settings: {} }), false);
});

test('where the settings name the provider, access is asked for once they do', () => {
  const listing = { connectionTypes: ['oauth' as const, 'api_key' as const], settingsSchema: oauth };
  assert.equal(asksOAuth(listing, { settings: {} }), false);
  assert.equal(asksOAuth(listing, { settings: { oauth: { issuer: 'https://id.example' } } }), true);
});

const hourAgo = new Date(Date.now() - 3_600_000).toISOString();

test('how the last synchronization ended is told with how long ago that was', () => {
  assert.equal(lastSync({ lastSyncAt: null, lastSyncStatus: null }), 'ещё не было');
  assert.equal(lastSync({ lastSyncAt: hourAgo, lastSyncStatus: 'ok' }), 'успешно, 1 час назад');
  assert.equal(lastSync({ lastSyncAt: hourAgo, lastSyncStatus: 'failed' }), 'с ошибкой, 1 час назад');
  assert.equal(
    spoken('en', () => lastSync({ lastSyncAt: hourAgo, lastSyncStatus: 'failed' })),
    'failed, 1 hour ago',
  );
});

test('a synchronization that runs is in progress, however the one before it ended', () => {
  assert.equal(lastSync({ lastSyncAt: hourAgo, lastSyncStatus: 'running' }), 'идёт сейчас');
});

const progress = (syncProgress: object | null, lastSyncStatus = 'running') =>
  draw(createElement(SyncProgress, { installation: { syncProgress, lastSyncStatus } as never }));

test('how far a synchronization has come is shown as a share, or as a count where the end is not known', async () => {
  const half = await progress({ done: 5000, total: 10_000 });
  assert.match(half.text.replace(/\s/g, ' '), /5 000 из 10 000/);
  assert.match(half.html, /aria-valuenow="50"/);
  const open = await progress({ done: 12, total: null });
  assert.equal(open.text, '12');
  assert.match(open.html, /aria-valuenow="100"/);
});

test('more done than was announced fills the bar and no more', async () => {
  assert.match((await progress({ done: 12, total: 10 })).html, /aria-valuenow="100"/);
});

test('a synchronization that has ended has no bar', async () => {
  assert.equal((await progress({ done: 5, total: 10 }, 'ok')).text, '');
  assert.equal((await progress(null)).text, '');
});

test('an integration without a picture is known by the first letter of its name', async () => {
  const letter = async (name: string) => (await draw(createElement(Logo, { name }))).text;
  assert.equal(await letter('«Контур»'), 'К');
  assert.equal(await letter('1С:Бухгалтерия'), '1');
  assert.equal(await letter('…'), '?');
});
