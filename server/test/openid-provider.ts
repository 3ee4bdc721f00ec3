import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { type Alter, answersAltered } from './answers-altered.ts';

export const client = { id: 'prokura-portal', secret: 'client secret+/&=%7f3a91c2' };

/** A certified OpenID provider on an address of its own, with a client of ours and everybody's account; of some it says more. */
export async function startOpenIdProvider(redirectUri: string, people: ReadonlyMap<string, object> = new Map()) {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const memory = new Map<string, Map<string, Stored>>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    adapter: (model: string) => shelf(memory, model),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'of this test', alg: 'RS256', use: 'sig' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: { revocation: { enabled: true } },
    cookies: { keys: ['only of this test'] },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) }),
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      Grant: 86_400,
      IdToken: 3_600,
      Interaction: 600,
      Session: 600,
      RefreshToken: 86_400,
    },
  });
  /** `refresh_token granted`, `authorization_code refused`, `revoked`: what was asked of it, in order. */
  const journal: string[] = [];
  const asked = ({ oidc }: KoaContextWithOIDC) => String(oidc.params?.grant_type);
  provider.on('grant.success', (ctx) => void journal.push(`${asked(ctx)} granted`));
  provider.on('grant.error', (ctx) => void journal.push(`${asked(ctx)} refused`));
  provider.on('grant.revoked', () => void journal.push('grant revoked'));
  const answerAll = provider.callback();
  let loses = 0;
  let down = false;
  let alter: Alter | undefined;
  let seen: string[] = [];

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? '';
    seen.push(path);
    if (down && path !== '/auth') return void request.socket.destroy();
    if (path === '/token' && loses > 0) {
      loses -= 1;
      // All of the work is done; only its answer never leaves.
      response.end = (() => request.socket.destroy()) as never;
    }
    if (path === '/token' && alter) answersAltered(response, privateKey, alter);
    void answerAll(request, response);
  });

  return {
    issuer,
    journal,
    /** Paths that were called since the last look. */
    called: () => {
      const paths = seen;
      seen = [];
      return paths;
    },
    /** The next so many answers of the token endpoint are lost. */
    loseAnswers: (count: number) => {
      loses = count;
    },
    hangUp: (now: boolean) => {
      down = now;
    },
    /** What the next identity tokens say instead; undefined for what they say by themselves. */
    alterTokens: (how: Alter | undefined) => {
      alter = how;
    },
    /** As if a person or the provider had ended them. */
    forgetAccessTokens: () => memory.get('AccessToken')?.clear(),
    forgetCodes: () => memory.get('AuthorizationCode')?.clear(),
    forgetGrants: () => memory.get('Grant')?.clear(),
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

type Stored = Record<string, unknown> & { uid?: string; grantId?: string };

/** What the provider keeps of one kind, where a test can reach it. */
function shelf(memory: Map<string, Map<string, Stored>>, model: string) {
  const kept = memory.get(model) ?? new Map<string, Stored>();
  memory.set(model, kept);
  return {
    upsert: async (id: string, stored: Stored) => void kept.set(id, stored),
    find: async (id: string) => kept.get(id),
    findByUid: async (uid: string) => [...kept.values()].find((one) => one.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id: string) => void Object.assign(kept.get(id) ?? {}, { consumed: Math.floor(Date.now() / 1_000) }),
    destroy: async (id: string) => void kept.delete(id),
    async revokeByGrantId(grantId: string) {
      for (const [id, one] of kept) if (one.grantId === grantId) kept.delete(id);
    },
  };
}

const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => [
      /name="([^"]*)"/.exec(tag)?.[1] ?? '',
      /value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );

/** A browser and the person before it: signs in, grants what is asked for or not, and stops where it is led back to us. */
export function openBrowser(home: string) {
  const cookies = new Map<string, string>();

  async function load(url: string, form?: Record<string, string>) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) as unknown as [string, string, string];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return async function visit(start: string, { grants = true, login = 'anna' } = {}): Promise<URL> {
    let answer = await load(start);
    for (let at = start, step = 0; step < 20; step += 1) {
      const to = answer.headers.get('location');
      if (to !== null) {
        at = new URL(to, at).toString();
        if (at.startsWith(home)) return new URL(at);
        answer = await load(at);
        continue;
      }
      const html = await answer.text();
      const abort = /href="([^"]*abort[^"]*)"/.exec(html)?.[1];
      const action = /action="([^"]*)"/.exec(html)?.[1];
      if (action === undefined)
        throw new Error(
          `The provider shows ${answer.status}: ${html
            .replace(/<style[^]*<\/style>/, '')
            .replace(/<[^>]+>\s*/g, ' ')
            .slice(0, 600)}`,
        );
      if (!grants && abort !== undefined) answer = await load(new URL(abort, at).toString());
      else answer = await load(new URL(action, at).toString(), { ...fieldsOf(html), login, password: 'any' });
    }
    throw new Error('The provider leads round in a circle');
  };
}
