import Type from 'typebox';
import { text } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { notFound, Refusal, words } from '../../../kernel/problems/errors.ts';
import { callConnector } from '../call-connector.ts';
import type { Connectors } from '../installation.row.ts';
import { integrationNoun } from '../operations/install-integration.ts';
import { callbackAddress, pageAfter } from './callback-address.ts';
import { endJourney } from './end-journey.ts';
import { exchangeCode } from './exchange-code.ts';
import { oauthClient } from './oauth-client.ts';
import { type Taken, takeJourney } from './take-journey.ts';

/** What a provider may add beside this is its own affair. */
const brought = Type.Object(
  {
    slug: text(64, 'Integration', { examples: ['email'] }),
    state: Type.Optional(Type.String({ title: 'What we gave along', maxLength: 200 })),
    code: Type.Optional(Type.String({ title: 'What tokens are given for', maxLength: 4_096 })),
    iss: Type.Optional(Type.String({ title: 'Who sends the browser back (RFC 9207)', maxLength: 2_000 })),
    error: Type.Optional(Type.String({ title: 'Why access was not granted', maxLength: 200 })),
  },
  { additionalProperties: true },
);

type Brought = Type.Static<typeof brought>;

/** Codes of RFC 6749 and OpenID Connect that a page may say something about; others are all one to it. */
const knownErrors = new Set(['access_denied', 'invalid_scope', 'login_required', 'consent_required', 'server_error']);

export function finishAuthorization(connectors: Connectors) {
  const end = endJourney(connectors);
  return query({
    name: 'integrations.finish-authorization',
    summary: words('Come back from the provider', 'Вернуться от провайдера'),
    description:
      'Where a provider sends the browser back to; nothing else calls it. Always leads to the page of the integration in the portal: `oauth=connected`, or `oauth=failed` with a `reason`.',
    permission: 'visitor',
    scope: null,
    refuses: ['not_found'],
    input: brought,
    output: Type.Unknown(),
    run: inSteps,

    async steps(steps, input) {
      const connector = connectors.bySlug(input.slug);
      if (!connector?.manifest.oauth) throw notFound(integrationNoun);
      const failed = await finish(steps, end, connector, input);
      const location = pageAfter(steps.services, input.slug, failed === null ? 'connected' : { failed });
      steps.respond({ headers: { location, 'referrer-policy': 'no-referrer' } });
    },
  });
}

/** Why it came to nothing; null when access was granted and kept. */
async function finish(
  steps: Steps,
  end: ReturnType<typeof endJourney>,
  connector: AnyConnector,
  { slug, state, code, iss, error }: Brought,
): Promise<string | null> {
  // A preview that only looks must not use the state up.
  if (state === undefined || steps.actor.browser?.method === 'HEAD') return 'state_invalid';
  const taken = await steps.command(takeJourney, { state, slug }).catch(reasonOf);
  if (typeof taken === 'string') return taken;
  const { connection, verifier, issuer } = taken;
  if (iss !== undefined && iss !== issuer) return 'another_issuer';
  if (error !== undefined) return knownErrors.has(error) ? error : 'provider_error';
  if (code === undefined) return 'code_missing';
  const client = oauthClient(connector, connection.settings, steps.services);
  if (client?.issuer !== issuer) return 'settings_changed';
  const how = { services: steps.services, portal: steps.asSystem, correlationId: null, interactive: true };
  const called = await callConnector(connector, connection, how, ({ http }) =>
    exchangeCode(http, client, {
      code,
      verifier,
      named: iss !== undefined,
      redirectUri: callbackAddress(steps.services, slug),
    }),
  );
  await steps.command(end, { state, id: connection.installationId, client, called });
  return called.error === null ? null : (exchangeFaults[called.error.kind] ?? 'provider_unavailable');
}

const exchangeFaults: Readonly<Record<string, string>> = {
  auth: 'code_refused',
  forbidden: 'client_refused',
  contract_violation: 'provider_error',
};

function reasonOf(error: unknown): Taken | string {
  if (error instanceof Refusal && error.status < 500) return error.code === 'not_found' ? 'state_invalid' : error.code;
  throw error;
}
