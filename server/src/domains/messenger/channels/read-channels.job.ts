import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { MessengerChannel, MessengerPort } from '../../../kernel/integrations/ports/messenger.ts';
import { type Job, job, type OutsideTools } from '../../../kernel/job.ts';
import { command, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Called, callConnector } from '../../../platform/integrations/call-connector.ts';
import { workingInstallation } from '../../../platform/integrations/installation.row.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { type Connection, openConnection } from '../../../platform/integrations/open-connection.ts';
import { messengerPorts } from '../messenger-port.ts';
import { writeChannels } from './write-channels.ts';

const payload = object({ installationId: id() });
const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Reads channels anew after the provider has said that they changed, or has told of one that nobody knows. */
export function readChannels(connectors: readonly AnyConnector[]): Job<typeof payload> {
  const ports = messengerPorts(connectors);

  async function ask(connection: Connection | null, { services, asSystem }: OutsideTools) {
    const connector = connectors.find(({ manifest }) => manifest.slug === connection?.slug);
    const port = connection && (ports.get(connection.slug) as MessengerPort | undefined);
    if (!connection || !connector || !port) return null;
    const how = { services, portal: asSystem, correlationId: null, interactive: false };
    return callConnector(connector, connection, how, (call) => port.channels(call));
  }

  return job({
    name: 'messenger.read-channels',
    payload,
    outside: {
      read: query({
        name: 'messenger.find-installation',
        summary: words('Find whose channels are read', 'Найти, чьи каналы читать'),
        ...ours,
        input: payload,
        async run(ctx, { installationId }): Promise<Connection | null> {
          const row = await workingInstallation(ctx.db, installationId);
          return row ? openConnection(ctx, row) : null;
        },
      }),
      perform: ask,
    },
    command: command({
      name: 'messenger.keep-channels',
      summary: words('Note the channels', 'Записать каналы'),
      ...ours,
      input: object({ ...payload.properties, outcome: Type.Unsafe<Called<MessengerChannel[]> | null>({}) }),
      async run(ctx, { installationId, outcome }) {
        ctx.nothingChanged();
        if (!outcome) return;
        await writeLog(ctx.db, installationId, outcome.lines);
        if (!outcome.error) await writeChannels(ctx, installationId, outcome.result);
      },
    }),
    attempts: 4,
  });
}
