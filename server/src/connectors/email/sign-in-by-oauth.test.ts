import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { app, door, owner, requestTo } from '../../../test/harness.ts';
import { certificates, installMail, login } from '../../../test/mailbox.ts';
import { client, openBrowser, startOpenIdProvider } from '../../../test/openid-provider.ts';

const home = door.services.publicUrl;
const callback = '/api/v1/integrations/oauth/email/callback';

/** A mail server that takes no passwords, only tokens; keeps those it was shown. */
async function startTokenServer() {
  const shown: string[] = [];
  const server = new SMTPServer({
    ...certificates.good,
    authMethods: ['XOAUTH2'],
    onAuth({ username, accessToken }, _session, done) {
      shown.push(String(accessToken));
      done(null, { user: username ?? '' });
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.once('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  after(() => server.close());
  return { shown, port: (server.server.address() as AddressInfo).port };
}

test('mail that takes no passwords is signed in to with the token that a person granted', async () => {
  const provider = await startOpenIdProvider(`${home}${callback}`);
  after(() => provider.close());
  const server = await startTokenServer();
  const mailbox = await installMail(() => ({
    smtp: { host: '127.0.0.1', port: server.port, security: 'starttls', login, fromEmail: login, fromName: 'Закупки' },
    oauth: {
      issuer: 'https://login.example.com',
      clientId: client.id,
      clientSecret: client.secret,
      scope: 'openid',
    },
    certificate: certificates.ca,
  }));
  // The provider of the test has no certificate; the form takes only addresses that have one.
  await owner.query(
    `update integration_installations set settings = jsonb_set(settings, '{oauth,issuer}', to_jsonb($2::text)) where id = $1`,
    [mailbox.installationId, provider.issuer],
  );
  const check = () => mailbox.ask('POST', `/api/v1/integrations/installations/${mailbox.installationId}/test`);
  assert.equal((await check()).json.ok, false);
  assert.deepEqual(server.shown, []);

  const begun = await mailbox.ask('GET', '/api/v1/integrations/oauth/email/authorize');
  const cookie = String(begun.headers['set-cookie']).split(';')[0] as string;
  const back = await openBrowser(home)(begun.json.authorizationUrl);
  const ended = await requestTo(app, 'GET', `${callback}${back.search}`, { headers: { cookie } });
  assert.equal(ended.headers.location, `${home}/integrations/email?oauth=connected`);

  assert.equal((await check()).json.ok, true);
  const [token] = server.shown;
  const asked = await fetch(`${provider.issuer}/me`, { headers: { authorization: `Bearer ${token}` } });
  assert.deepEqual(await asked.json(), { sub: 'anna' });
  assert.ok(!JSON.stringify(await mailbox.logs()).includes(String(token)));
});
