import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/harness.ts';
import { grantAccess, installMailByToken } from '../../../test/mail-by-token.ts';

test('mail that takes no passwords is signed in to with the token that a person granted', async () => {
  const { mailbox, provider, shown } = await installMailByToken();
  const check = () => mailbox.ask('POST', `/api/v1/integrations/installations/${mailbox.installationId}/test`);
  assert.equal((await check()).json.ok, false);
  assert.deepEqual(shown, []);

  assert.equal(await grantAccess(mailbox), `${door.services.publicUrl}/integrations/email?oauth=connected`);

  assert.equal((await check()).json.ok, true);
  const [token] = shown;
  const asked = await fetch(`${provider.issuer}/me`, { headers: { authorization: `Bearer ${token}` } });
  assert.deepEqual(await asked.json(), { sub: 'anna' });
  assert.ok(!JSON.stringify(await mailbox.logs()).includes(String(token)));
});
