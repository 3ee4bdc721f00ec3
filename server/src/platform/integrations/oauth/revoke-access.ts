import Type from 'typebox';
import { installationFlow } from '../../../../../nouns/installation.ts';
import { id, object, text } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command, inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { assignments, sql } from '../../../kernel/sql/sql.ts';
import { callConnector } from '../call-connector.ts';
import { type Connectors, changeInstallation, installationRow, lockInstallation } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { connectorOf, shown } from '../installed.ts';
import { stateLine } from '../log/state-line.ts';
import { type KeptLine, writeLog } from '../log/write-log.ts';
import { type Connection, openConnection } from '../open-connection.ts';
import { stopRun } from '../pulls/stop-run.ts';
import { installationOf, notByOAuth } from './authorize-integration.ts';
import { findAuthorizationServer } from './find-authorization-server.ts';
import { oauthClient } from './oauth-client.ts';
import { revokeToken } from './token-request.ts';
import { type HeldTokens, heldTokens } from './tokens.row.ts';

interface Granted {
  connector: AnyConnector;
  connection: Connection;
  client: OAuthClient;
  tokens: HeldTokens;
}

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

export function revokeAccess(connectors: Connectors) {
  const erase = eraseAccess(connectors);
  const find = query({
    name: 'integrations.find-access',
    summary: words('Find the access to take back', 'Найти доступ для отзыва'),
    permission: 'integrations.configure',
    scope: 'settings.write',
    input: object({ slug: Type.String() }),
    output: Type.Unknown(),
    async run(ctx, { slug }) {
      const row = await installationOf(ctx.db, slug);
      if (!(await connectorOf(connectors, ctx, row)).manifest.oauth) throw notByOAuth();
      return row.id;
    },
  });
  return command({
    name: 'integrations.revoke-access',
    summary: words('Take back access by OAuth', 'Отозвать доступ по OAuth'),
    description:
      'The provider is told (RFC 7009), and the tokens are erased here whatever it answers. The installation requires setup again. Without access nothing changes.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    refuses: ['not_found', 'business_rule_violated', 'integration_disabled'],
    input: object({ slug: text(64, 'Integration', { examples: ['email'] }) }),
    output: installation.view,
    run: inSteps,
    async steps(steps, { slug }) {
      const installationId = await steps.query(find, { slug });
      const lines = await revokeAtProvider(steps, connectors, installationId);
      return steps.command(erase, { id: installationId, lines });
    },
  });
}

/** Asks the provider to revoke our tokens; its answer is logged and changes nothing here. */
export async function revokeAtProvider(
  { services, asSystem }: Pick<Steps, 'services' | 'asSystem'>,
  connectors: Connectors,
  installationId: string,
): Promise<readonly KeptLine[]> {
  const found = (await asSystem.query(readAccess(connectors), { id: installationId })) as Granted | null;
  if (!found) return [];
  const { connector, connection, client, tokens } = found;
  const secrets = [...connection.secrets, tokens.access, ...(tokens.refresh === null ? [] : [tokens.refresh])];
  const how = { services, portal: asSystem, correlationId: null, interactive: true };
  const { lines } = await callConnector(connector, { ...connection, secrets }, how, async ({ http }) => {
    const asked = { http, server: await findAuthorizationServer(http, client), client };
    if (tokens.refresh !== null) await revokeToken(asked, tokens.refresh, 'refresh_token');
    await revokeToken(asked, tokens.access, 'access_token');
  });
  return lines;
}

const readAccess = (connectors: Connectors) =>
  query({
    name: 'integrations.read-access',
    summary: words('Open the access to take back', 'Открыть доступ для отзыва'),
    ...ours,
    input: object({ id: id('Installation') }),
    async run(ctx, input): Promise<Granted | null> {
      const row = await installationRow(ctx.db, input.id);
      const connector = connectors.bySlug(row.slug);
      if (!connector?.manifest.oauth) return null;
      const connection = await openConnection(ctx, row);
      const client = oauthClient(connector, connection.settings, ctx.services);
      const tokens = client && (await heldTokens(ctx, row.id, client));
      return tokens && { connector, connection, client, tokens };
    },
  });

const eraseAccess = (connectors: Connectors) =>
  command({
    name: 'integrations.erase-access',
    summary: words('Erase tokens', 'Стереть токены'),
    permission: 'integrations.configure',
    scope: 'settings.write',
    input: object({ id: id('Installation'), lines: Type.Unsafe<readonly KeptLine[]>({}) }),
    output: installation.view,
    async run(ctx, { id, lines }) {
      const before = await lockInstallation(ctx.db, id);
      await writeLog(ctx.db, id, lines);
      const erased = await ctx.db.execute(
        sql`delete from integration_tokens where tenant_id = ${ctx.db.tenant} and installation_id = ${id}`,
      );
      if (erased === 0) {
        ctx.nothingChanged();
        return shown(connectors, before, ctx.language);
      }
      const stops = before.status !== 'disabled' && {
        status: nextStatus(installationFlow, 'require_setup', before.status),
        ...stopRun(before),
      };
      const change = assignments({ tested_version: null, connected_account: null, ...stops });
      const row = await changeInstallation(ctx.db, id, change, ctx.actor.userId);
      await writeLog(ctx.db, id, [stateLine('oauth.disconnected', words('Access was taken back.', 'Доступ отозван.'))]);
      const [old, now] = [shown(connectors, before, ctx.language), shown(connectors, row, ctx.language)];
      ctx.record(installation.changed('disconnected', old, now));
      return now;
    },
  });
