import { after } from 'node:test';
import Type from 'typebox';
import { object } from '../src/kernel/fields.ts';
import type { AnyConnector } from '../src/kernel/integrations/connector.ts';
import type { Consumer } from '../src/kernel/integrations/consumer.ts';
import { consumer, pulledItems } from '../src/kernel/integrations/consumer.ts';
import { command } from '../src/kernel/operation.ts';
import { words } from '../src/kernel/problems/errors.ts';
import { door, newPortal, type Portal, signIn } from './harness.ts';
import { oauthConnector } from './oauth-connector.ts';
import { client, openBrowser, startOpenIdProvider } from './openid-provider.ts';
import { serveConnectors } from './serve-connectors.ts';

const slug = 'signed-in';
const base = '/api/v1/integrations';

/** Whatever comes is taken and forgotten. */
const takeAll = command({
  name: 'tests.take-all',
  summary: words('Take all', 'Взять всё'),
  permission: 'signed-in',
  scope: null,
  input: pulledItems,
  output: object({ taken: Type.Integer() }),
  run: async (ctx, { items }) => {
    ctx.nothingChanged();
    return { taken: items.length };
  },
});

/** A portal's way to an OpenID provider and back, step by step. */
export async function openWay(connectors: readonly AnyConnector[] = [oauthConnector(slug)]) {
  const consumers: Consumer[] = [consumer('accounts', takeAll as Consumer['command'])];
  const kit = await serveConnectors(connectors, consumers);
  const home = door.services.publicUrl;
  const provider = await startOpenIdProvider(`${home}${base}/oauth/${slug}/callback`);
  after(() => provider.close());
  const settings = { issuer: provider.issuer, clientId: client.id, clientSecret: client.secret };

  /** Installed and filled in, not connected. */
  async function begin(portal: Portal) {
    const token = await signIn(portal);
    const made = await kit.ask('POST', `${base}/installations`, { token, body: { publicId: slug, settings } });
    return { portal, token, id: made.json.id as string };
  }

  /** Where the browser is to go, and the mark it was given. */
  async function authorize(token: string) {
    const { status, json, headers } = await kit.ask('GET', `${base}/oauth/${slug}/authorize`, { token });
    if (status !== 200) throw new Error(`authorize answers ${status} ${json.code}`);
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    return { url: json.authorizationUrl as string, cookie, expiresAt: json.expiresAt as string };
  }

  /** What our callback makes of where the provider led the browser: what it tells the page of the portal. */
  async function comeBack(to: URL | string, cookie: string): Promise<string> {
    const url = new URL(to, home);
    const { status, headers } = await kit.ask('GET', `${url.pathname}${url.search}`, { cookie });
    if (status !== 302) throw new Error(`the callback answers ${status}`);
    const page = new URL(String(headers.location));
    if (page.origin !== new URL(home).origin || page.pathname !== `/integrations/${slug}`)
      throw new Error(`the callback leads to ${page.href}`);
    return page.searchParams.get('reason') ?? String(page.searchParams.get('oauth'));
  }

  async function connect(portal: Portal) {
    const begun = await begin(portal);
    const { url, cookie } = await authorize(begun.token);
    const outcome = await comeBack(await openBrowser(home)(url), cookie);
    if (outcome !== 'connected') throw new Error(`not connected: ${outcome}`);
    return begun;
  }

  const test = async ({ id, token }: { id: string; token: string }) =>
    (await kit.ask('POST', `${base}/installations/${id}/test`, { token, body: {} })).json;

  const look = async ({ id, token }: { id: string; token: string }) =>
    (await kit.ask('GET', `${base}/installations/${id}`, { token })).json;

  return {
    kit,
    provider,
    settings,
    slug,
    base,
    home,
    begin,
    authorize,
    comeBack,
    connect,
    test,
    look,
    visit: (url: string, how?: { grants?: boolean }) => openBrowser(home)(url, how),
    /** A portal connected and at work. */
    async working() {
      const connected = await connect(await newPortal());
      await test(connected);
      return connected;
    },
  };
}
