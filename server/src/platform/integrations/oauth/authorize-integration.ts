import Type from 'typebox';
import { instant, object, text } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { brokenRule, notFound, refuse, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { refuseGoingOut } from '../../test-portals/refusals.ts';
import { callConnector } from '../call-connector.ts';
import { type Connectors, type InstallationRow, installationColumns } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { connectorOf } from '../installed.ts';
import { type Connection, openConnection } from '../open-connection.ts';
import { settingsIncomplete } from '../operations/test-installation.ts';
import { missingSettings } from '../settings/missing-settings.ts';
import { beginJourney } from './begin-journey.ts';
import { markBrowser } from './browser-mark.ts';
import { callbackAddress } from './callback-address.ts';
import { findAuthorizationServer } from './find-authorization-server.ts';
import { oauthClient } from './oauth-client.ts';

/**
 * Answers the address as JSON and does not redirect: the portal asks with a bearer token, which a browser sends along with no
 * navigation, and a page may not read where a redirect to another site leads. The page goes there itself.
 */
export function authorizeIntegration(connectors: Connectors) {
  const prepare = prepareAuthorization(connectors);
  return query({
    name: 'integrations.authorize-integration',
    summary: words('Begin to connect by OAuth', 'Начать подключение по OAuth'),
    description:
      'Answers the address at the provider where access is granted; lead the browser there within ten minutes. It comes back to the callback, and from there to the page of the integration in the portal, with `oauth=connected` or `oauth=failed` and a `reason`. Has to be asked by the browser that goes: it is marked with a cookie.',
    permission: 'integrations.configure',
    scope: null,
    provesPresence: true,
    refuses: [
      'not_found',
      'business_rule_violated',
      'integration_disabled',
      'upstream_error',
      'test_portal_stays_inside',
    ],
    input: object({ slug: text(64, 'Integration', { examples: ['email'] }) }),
    output: object({
      authorizationUrl: Type.String({ title: 'Address at the provider', format: 'uri' }),
      expiresAt: instant('Until when the way back is open'),
    }),
    run: inSteps,

    async steps(steps, { slug }) {
      const { services, actor } = steps;
      const { connector, connection } = (await steps.query(prepare, { slug })) as Prepared;
      const client = oauthClient(connector, connection.settings, services);
      if (!client) throw settingsIncomplete(['oauth']);
      const how = { services, portal: steps.asSystem, correlationId: null, interactive: true };
      const found = await callConnector(connector, connection, how, ({ http }) =>
        findAuthorizationServer(http, client),
      );
      if (found.error) throw refuse('upstream_error', found.error.detail);
      const { installationId: id, configVersion } = connection;
      const of = { id, slug, issuer: client.issuer, configVersion, lines: found.lines };
      const { state, challenge, expiresAt } = await steps.command(beginJourney, of);
      const url = new URL(found.result.authorizationEndpoint);
      const asked = {
        ...client.authorizeParams,
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: callbackAddress(services, slug),
        scope: client.scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      steps.respond({ headers: { 'set-cookie': markBrowser(services, actor.sessionId ?? '') } });
      return { authorizationUrl: url.toString(), expiresAt };
    },
  });
}

interface Prepared {
  connector: AnyConnector;
  connection: Connection;
}

const prepareAuthorization = (connectors: Connectors) =>
  query({
    name: 'integrations.prepare-authorization',
    summary: words('Prepare a connection by OAuth', 'Подготовить подключение по OAuth'),
    permission: 'integrations.configure',
    scope: null,
    input: object({ slug: Type.String() }),
    output: Type.Unknown(),
    async run(ctx, { slug }): Promise<Prepared> {
      refuseGoingOut();
      const row = await installationOf(ctx.db, slug);
      const connector = await connectorOf(connectors, ctx, row);
      if (!connector.manifest.oauth) throw notByOAuth();
      const missing = missingSettings(connector.manifest.settings, row.settings, row.secrets_shown);
      if (missing.length > 0) throw settingsIncomplete(missing);
      return { connector, connection: await openConnection(ctx, row) };
    },
  });

/** The portal's installation of an integration. */
export async function installationOf(db: Db, slug: string): Promise<InstallationRow> {
  const row = await db.first<InstallationRow>(sql`
    select ${installationColumns} from integration_installations installation
    where installation.tenant_id = ${db.tenant} and installation.slug = ${slug} and installation.archived_at is null`);
  if (!row) throw notFound(installation.noun);
  return row;
}

export const notByOAuth = () =>
  brokenRule(
    'oauth_not_supported',
    words('This integration is not connected by OAuth.', 'Эта интеграция подключается не по OAuth.'),
  );
