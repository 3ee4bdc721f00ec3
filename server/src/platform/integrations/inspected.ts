import type { AnyConnector, CheckReport } from '../../kernel/integrations/connector.ts';
import type { AnyQuery, ReadContext } from '../../kernel/operation.ts';

/** Checks an installation whose connector has this port and makes no calls; the query takes `{installationId}`. */
export interface PortInspection {
  port: string;
  query: AnyQuery;
}

/** What is found without calling out; null where the connector has to be tried. */
export async function inspected(
  ctx: ReadContext,
  { inspect, ports }: AnyConnector,
  inspections: readonly PortInspection[],
  installationId: string,
): Promise<CheckReport | null> {
  if (inspect) return ctx.ask(inspect, {});
  const found = inspections.find(({ port }) => port in ((ports ?? {}) as object));
  return found ? ctx.ask(found.query, { installationId }) : null;
}
