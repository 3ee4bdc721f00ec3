import { edoAstral } from '../../server/src/connectors/edo-astral/edo-astral.connector.ts';
import { email } from '../../server/src/connectors/email/email.connector.ts';
import { inMailbox } from '../../server/src/connectors/email/imap/in-mailbox.ts';
import { openSmtp } from '../../server/src/connectors/email/smtp/open-smtp.ts';
import { wazzup } from '../../server/src/connectors/wazzup/wazzup.connector.ts';
import type { OAuthClient } from '../../server/src/kernel/integrations/oauth.ts';
import { findAuthorizationServer } from '../../server/src/platform/integrations/oauth/find-authorization-server.ts';
import { askForTokens, revokeToken } from '../../server/src/platform/integrations/oauth/token-request.ts';
import { checkClient } from '../../server/src/platform/integrations/publishing/checks/check-client.ts';
import { createClient } from '../../server/src/platform/webhooks/sending/create-client.ts';
import { faultOfUrl } from '../../server/src/platform/webhooks/subscriptions/subscription-input.ts';
import { type Came, connecting, notFollowed, ofOutcome } from './came.ts';
import { type Place, zone } from './place.ts';
import { services } from './services.ts';
import { hidden } from './start-outside.ts';

/** One way in which a portal, or whoever it deals with, can name an address that the server then calls. */
export interface Door {
  name: string;
  /** A whole URL, or the host of a mail server. */
  takes: 'url' | 'host';
  /** It judges and does not dial. */
  onlyJudges?: boolean;
  /** It is behind an answer of a server outside, which costs time: it is tried less often. */
  behindAnswer?: boolean;
  call(target: string): Promise<Came>;
}

export function openDoors({ outside4, port }: Place): { doors: readonly Door[]; close(): void } {
  const webhooks = createClient(services);
  const publishers = checkClient(services);
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' } as const;
  const through = (connector: Parameters<typeof connecting>[1]) => connecting(services, connector);
  const [byOperator, byMessenger, byMail] = [through(edoAstral), through(wazzup), through(email)];
  const honest = `https://issuer.outside.${zone}:${port}`;
  const oauth = (issuer: string): OAuthClient => ({ issuer, clientId: 'proof', scope: 'mail' });
  const within = { smtp: mailAt(outside4, 465), imap: mailAt(outside4, 993) };

  const doors: Door[] = [
    {
      name: 'webhook, judged',
      takes: 'url',
      onlyJudges: true,
      call: async (url) => ofFault(await faultOfUrl(url, services)),
    },
    { name: 'webhook, sent', takes: 'url', call: async (url) => ofOutcome(await webhooks.send({ ...post, url })) },
    {
      name: 'webhook, sent on by a redirect',
      takes: 'url',
      behindAnswer: true,
      call: async (url) => ofRedirect(await webhooks.send({ ...post, url: `${honest}/to/${hidden(url)}` })),
    },
    {
      name: 'publisher, called',
      takes: 'url',
      call: async (url) => ofOutcome(await publishers.send({ ...post, url, repeatable: false })),
    },
    {
      name: 'base address of a connector',
      takes: 'url',
      call: (baseUrl) =>
        byOperator({ baseUrl, token: 'x'.repeat(20) }, ({ http }) =>
          http.request({ class: 'read', method: 'GET', path: '/api/v3/drafts', operation: 'proof.read' }),
        ),
    },
    {
      name: 'file of a message',
      takes: 'url',
      call: (url) =>
        byMessenger(
          {},
          (call) => wazzup.ports?.messenger?.fetchFile(call as never, url) ?? Promise.reject(new Error('no port')),
        ),
    },
    {
      name: 'issuer of OAuth',
      takes: 'url',
      call: (url) => byMail(within, ({ http }) => findAuthorizationServer(http, oauth(url))),
    },
    {
      name: 'token address that an issuer names',
      takes: 'url',
      behindAnswer: true,
      call: (url) =>
        byMail(within, async ({ http }) => {
          const client = oauth(`${honest}/issuer/${hidden(url)}`);
          const asked = { http, server: await findAuthorizationServer(http, client), client };
          await askForTokens(
            asked,
            { class: 'keyed-write', operation: 'oauth.refresh' },
            { grant_type: 'refresh_token' },
          );
        }),
    },
    {
      name: 'revocation address that an issuer names',
      takes: 'url',
      behindAnswer: true,
      call: (url) =>
        byMail(within, async ({ http }) => {
          const client = oauth(`${honest}/issuer/${hidden(url)}`);
          await revokeToken(
            { http, server: await findAuthorizationServer(http, client), client },
            'token',
            'access_token',
          );
        }),
    },
    {
      name: 'server of outgoing mail',
      takes: 'host',
      call: (host) => byMail({ ...within, smtp: mailAt(host, 465) }, openSmtp as never),
    },
    {
      name: 'server of incoming mail',
      takes: 'host',
      call: (host) =>
        byMail({ ...within, imap: mailAt(host, 993) }, (call) => inMailbox(call as never, async () => null)),
    },
  ];
  return {
    doors,
    close() {
      webhooks.close();
      publishers.close();
    },
  };
}

/** Fields of the contract and of settings that these doors stand for. */
export const fieldsOfDoors = ['url', 'lifecycleUrl', 'deliveryUrl', 'baseUrl', 'host', 'issuer'] as const;

/** Fields that name an address no server calls: people and their browsers do. */
export const neverCalled = ['privacyUrl', 'startUrl', 'website', 'mapTilesUrl'] as const;

const mailAt = (host: string, port: number) => ({
  ...{ host, port, security: 'ssl', login: 'a@proof.example', password: 'p', fromEmail: 'a@proof.example' },
  fromName: 'Proof',
});

const ofFault = (fault: string | null): Came =>
  fault === null ? { end: 'accepted', said: '' } : { end: 'refused', said: fault };

/** What it sends on to is never called: only its own answer comes. */
function ofRedirect(outcome: Parameters<typeof ofOutcome>[0]): Came {
  const came = ofOutcome(outcome);
  const followed = outcome.kind === 'answer' && (outcome.status < 300 || outcome.status >= 400);
  return came.end === 'answered' && !followed ? { end: 'refused', said: notFollowed } : came;
}
