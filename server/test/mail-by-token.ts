import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { app, door, owner, type Portal, requestTo } from './harness.ts';
import { certificates, installMail, login, type Mailbox } from './mailbox.ts';
import { client, openBrowser, startOpenIdProvider } from './openid-provider.ts';

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

/** A portal with mail that takes no passwords, installed and not yet granted access to. */
export async function installMailByToken(portal?: Portal) {
  const provider = await startOpenIdProvider(`${home}${callback}`);
  after(() => provider.close());
  const server = await startTokenServer();
  const settings = () => ({
    smtp: { host: '127.0.0.1', port: server.port, security: 'starttls', login, fromEmail: login, fromName: 'Закупки' },
    oauth: {
      issuer: 'https://login.example.com',
      clientId: client.id,
      clientSecret: client.secret,
      scope: 'openid',
    },
    certificate: certificates.ca,
  });
  const mailbox = await installMail(settings, portal);
  // The provider of the test has no certificate; the form takes only addresses that have one.
  await owner.query(
    `update integration_installations set settings = jsonb_set(settings, '{oauth,issuer}', to_jsonb($2::text)) where id = $1`,
    [mailbox.installationId, provider.issuer],
  );
  return { mailbox, provider, shown: server.shown };
}

/** A person grants access in the browser; where in the portal that ends. */
export async function grantAccess({ ask }: Mailbox): Promise<unknown> {
  const begun = await ask('GET', '/api/v1/integrations/oauth/email/authorize');
  const cookie = String(begun.headers['set-cookie']).split(';')[0] as string;
  const back = await openBrowser(home)(begun.json.authorizationUrl);
  const ended = await requestTo(app, 'GET', `${callback}${back.search}`, { headers: { cookie } });
  return ended.headers.location;
}
