import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../test/answer.ts';

const { signOut } = await import('./sign-out.ts');
const { queryClient } = await import('../shared/api/query-client.ts');
const { accessToken, beginSession, isSignInWanted } = await import('../shared/session/session.ts');

const signedIn = () => {
  beginSession({ accessToken: 'token-of-anna', expiresIn: 900 });
  queryClient.setQueryData(['invoices'], 'of Anna');
};

test('who signs out leaves nothing that the next person could read', async () => {
  signedIn();
  const asked = answer(() => ({ body: { status: 'logged_out' } }));
  await signOut();
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    ['POST /api/v1/auth/logout'],
  );
  assert.equal(queryClient.getQueryData(['invoices']), undefined);
});

test('who signs out of a session that is over is not asked to sign in for it', async () => {
  signedIn();
  answer(() => ({ status: 401, body: { code: 'unauthenticated' } }));
  await signOut();
  assert.equal(isSignInWanted(), false);
  assert.equal(queryClient.getQueryData(['invoices']), undefined);
});

test('where the line breaks one is still signed in, and is told', async () => {
  signedIn();
  answer(() => 'broken');
  await assert.rejects(signOut(), /Нет связи с сервером/);
  assert.equal(queryClient.getQueryData(['invoices']), 'of Anna');
  assert.equal(await accessToken(), 'token-of-anna');
});
