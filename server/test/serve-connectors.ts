import type { AnyConnector } from '../src/kernel/integrations/connector.ts';
import type { Consumer } from '../src/kernel/integrations/consumer.ts';
import { owner, type Portal, requestTo, signIn } from './harness.ts';
import { installations, kitWith } from './integrations.ts';

interface Sent {
  token?: string;
  cookie?: string;
  body?: unknown;
}

/** The product with these connectors, as a person signed in to a portal meets it. */
export async function serveConnectors(connectors: readonly AnyConnector[], consumers: readonly Consumer[] = []) {
  const { app, drain } = await kitWith(connectors, consumers);
  const ask = (method: string, url: string, { cookie, ...sent }: Sent = {}) =>
    requestTo(app, method, url, { ...sent, ...(cookie && { headers: { cookie } }) });

  return {
    ask,
    drain,
    /** Does what waits in a portal as if its time had come. */
    async drainLater(portal: Portal) {
      const { tenantId } = portal;
      await owner.query(
        `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`,
        [tenantId],
      );
      await drain(portal);
    },
    /** Installs, fills in, checks; answers the installation and who did it. */
    async install(portal: Portal, publicId: string, settings: object) {
      const token = await signIn(portal);
      const { json } = await ask('POST', installations, { token, body: { publicId, settings } });
      await ask('POST', `${installations}/${json.id}/test`, { token, body: {} });
      return { id: json.id as string, token };
    },
  };
}
