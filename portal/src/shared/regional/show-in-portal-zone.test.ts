import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import '../../../test/draw.ts';

const { queryClient } = await import('../api/query-client.ts');
const { showDatesAs, showDay, showInZone, shownZone } = await import('../../kit/format.ts');
const { beginSession } = await import('../session/session.ts');
const { showInPortalZone } = await import('./show-in-portal-zone.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const omsk = { timezone: 'Asia/Omsk', dateFormat: 'yyyy-MM-dd' };
const person = (...permissions: string[]) => ({ user: { timezone: 'Europe/Samara' }, permissions });

/** How the page shows times and days once the person has come in. */
async function shownTo(who: ReturnType<typeof person>) {
  queryClient.clear();
  await showInPortalZone(who);
  return [shownZone(), showDay('2026-11-05')];
}

afterEach(() => {
  showInZone('Europe/Moscow');
  showDatesAs(undefined);
});

test('times and days are shown as the company has set them', async () => {
  answer(() => ({ body: omsk }));
  assert.deepEqual(await shownTo(person('company_settings.read')), ['Asia/Omsk', '2026-11-05']);
});

test('who may not read the settings of the company sees their own clock, and the server is not asked', async () => {
  const asked = answer(() => ({ body: omsk }));
  assert.deepEqual(await shownTo(person()), ['Europe/Samara', '05.11.2026']);
  assert.equal(asked.length, 0);
});

test('settings that could not be read keep nobody out of the portal', async () => {
  answer(() => ({ status: 500, body: { code: 'internal', detail: 'Ошибка.' } }));
  assert.deepEqual(await shownTo(person('company_settings.read')), ['Europe/Samara', '05.11.2026']);
});
