import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { ReactElement } from 'react';
import { answer } from '../../../test/answer.ts';
import '../../../test/read-tsx.ts';

const { modals } = await import('@mantine/modals');
const { api, ask } = await import('../api/client.ts');
const { beginSession } = await import('./session.ts');
const { Problem } = await import('../api/problem.ts');
const { provePresenceBy } = await import('./session-fetch.ts');
const { askPresence } = await import('./ask-presence.tsx');
provePresenceBy(askPresence);

interface Dialog {
  onClose(): void;
  children: ReactElement<{ ways: string[]; onProved(): void }>;
}

const opened: Dialog[] = [];
mock.method(modals, 'open', (dialog: Dialog) => String(opened.push(dialog)));
mock.method(modals, 'close', () => undefined);

/** The newest dialog, once it stands open. */
async function dialog(): Promise<Dialog> {
  for (let wait = 0; opened.length === 0 && wait < 500; wait += 1) await new Promise((next) => setTimeout(next, 10));
  return opened.pop() as Dialog;
}

const block = (id: string) => ask(api.POST('/api/v1/settings/users/{id}/block', { params: { path: { id } } }));
const refusal = { status: 401, body: { code: 'presence_required', ways: ['password'] } };

test('a call that asks for presence is repeated under the same key once it is proved', async () => {
  beginSession({ accessToken: 'token', expiresIn: 900 });
  let isProved = false;
  const asked = answer(() => (isProved ? { body: { id: '1' } } : refusal));
  const call = block('1');
  const { children } = await dialog();
  assert.deepEqual(children.props.ways, ['password']);
  isProved = true;
  children.props.onProved();
  assert.deepEqual(await call, { id: '1' });
  assert.equal(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size, 1);
  assert.ok(
    asked.every(({ path }) => path === '/api/v1/settings/users/1/block'),
    'no session was renewed for it',
  );
});

test('two calls at once ask once', async () => {
  beginSession({ accessToken: 'token', expiresIn: 900 });
  let isProved = false;
  answer(({ path }) => (isProved ? { body: { id: path.split('/').at(-2) } } : refusal));
  const calls = [block('1'), block('2')];
  const { children } = await dialog();
  await new Promise((next) => setTimeout(next, 50));
  assert.equal(opened.length, 0);
  isProved = true;
  children.props.onProved();
  assert.deepEqual(await Promise.all(calls), [{ id: '1' }, { id: '2' }]);
});

test('closing the dialog ends the call, and the next one asks again', async () => {
  beginSession({ accessToken: 'token', expiresIn: 900 });
  answer(() => refusal);
  for (const _ of [1, 2]) {
    const call = block('1');
    (await dialog()).onClose();
    await assert.rejects(call, (error) => error instanceof Problem && error.detail.startsWith('Ничего не изменено'));
  }
});
