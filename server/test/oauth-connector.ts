import Type from 'typebox';
import { object } from '../src/kernel/fields.ts';
import { connector } from '../src/kernel/integrations/connector.ts';
import { manifestOf } from './integrations.ts';

const settings = object({
  issuer: Type.String({ title: 'Issuer', 'x-reverify': true }),
  clientId: Type.String({ title: 'Client', 'x-reverify': true }),
  clientSecret: Type.String({ title: 'Secret', 'x-secret': true }),
});

/** A connector that asks a provider who it is there, with a token of OAuth. */
export const oauthConnector = (slug: string) =>
  connector({
    manifest: manifestOf({
      slug,
      settings,
      oauth: {
        server: ({ issuer, clientId, clientSecret }) => ({
          issuer,
          clientId,
          clientSecret,
          scope: 'openid offline_access',
          authorizeParams: { prompt: 'consent' },
        }),
      },
    }),
    async test({ http, settings: { issuer } }) {
      const answer = await http.request({
        class: 'read',
        method: 'GET',
        path: `${issuer}/me`,
        authorized: true,
        operation: 'account.read',
      });
      const { sub } = answer.json() as { sub: string };
      return { ok: true, checks: [], account: sub };
    },
    pulls: {
      accounts: {
        async fetch({ http, settings: { issuer } }) {
          const call = { class: 'read', method: 'GET', path: `${issuer}/me`, authorized: true } as const;
          const answer = await http.request({ ...call, operation: 'account.read' });
          return { items: [answer.json()], cursor: null, more: false };
        },
      },
    },
  });
