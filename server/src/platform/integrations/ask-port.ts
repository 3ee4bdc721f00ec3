import Type from 'typebox';
import type { Requirement } from '../../kernel/access/actor.ts';
import { id, object } from '../../kernel/fields.ts';
import type { Call } from '../../kernel/integrations/call.ts';
import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import { isLasting, type ProviderError } from '../../kernel/integrations/provider.ts';
import { command, query, type Steps } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { callConnector } from './call-connector.ts';
import { connectorsOf } from './installation.row.ts';
import { type KeptLine, writeLog } from './log/write-log.ts';
import { isOfferedHere } from './marketplace/offers.ts';
import { noteFault } from './note-fault.ts';
import { type Connection, openConnection } from './open-connection.ts';
import { refusalOf } from './provider-refusal.ts';
import { withPort, workingInstallation } from './working-installation.ts';

/** How a domain asks whichever installed integration has a port, in steps: no transaction is held while the provider thinks. */
interface PortAsked<Port> {
  /** The installation that works; refused with what is missing where none does. */
  open(steps: Steps): Promise<Connection>;
  /** Asks it, writes what the journal says of it, and refuses with what the provider refused. */
  ask<T>(steps: Steps, connection: Connection, work: (port: Port, call: Call) => Promise<T>): Promise<T>;
}

interface Asked {
  lines: readonly KeptLine[];
  /** Only faults that a person has to fix stop the installation: the caller sees any other, and asks again. */
  stops: Pick<ProviderError, 'kind' | 'detail'> | null;
}

/** `asks` is the right of the caller: finding the installation and writing its journal need no other. */
export function askPort<Port>(
  all: readonly AnyConnector[],
  port: string,
  asks: Pick<Requirement, 'permission' | 'scope'>,
): PortAsked<Port> {
  const connectors = connectorsOf(all);
  const ports = withPort<Port>(all, port);

  const find = query({
    name: `integrations.find-${port}`,
    summary: words('Find who is asked', 'Найти подключение'),
    ...asks,
    input: object({}),
    output: Type.Unknown(),
    async run(ctx) {
      const offered = withPort<Port>(all.filter(isOfferedHere), port);
      return openConnection(ctx, (await workingInstallation(ctx, offered)).installation);
    },
  });

  const note = command({
    name: `integrations.note-${port}`,
    summary: words('Note what was asked', 'Отметить запрос'),
    ...asks,
    input: object({ id: id(), asked: Type.Unsafe<Asked>({}) }),
    output: Type.Unknown(),
    async run(ctx, { id: installationId, asked }) {
      await writeLog(ctx.db, installationId, asked.lines);
      if (asked.stops) await noteFault(ctx, connectors, installationId, asked.stops);
      else ctx.nothingChanged();
    },
  });

  return {
    open: (steps) => steps.query(find, {}),
    async ask(steps, connection, work) {
      const how = { services: steps.services, portal: steps.asSystem, correlationId: null, interactive: true };
      // Found by its port, so it is one of ours.
      const connector = connectors.bySlug(connection.slug) as AnyConnector;
      const lent = ports.get(connection.slug) as Port;
      const called = await callConnector(connector, connection, how, (call) => work(lent, call));
      const stops = called.error && isLasting(called.error.kind) ? called.error : null;
      // Not by the caller's idempotency key: it belongs to the command that makes the answer.
      await steps.asSystem.command(note, { id: connection.installationId, asked: { lines: called.lines, stops } });
      if (called.error) throw refusalOf(called.error);
      return called.result;
    },
  };
}
