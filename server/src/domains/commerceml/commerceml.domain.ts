import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { Refusal } from '../../kernel/problems/errors.ts';
import { act, get, post, routes } from '../../kernel/routes.ts';
import type { Domain } from '../../platform/domain.ts';
import { exchangePath } from './exchange-address.ts';
import { giveCredentials } from './operations/give-credentials.ts';
import { inspectExchange } from './operations/inspect-exchange.ts';
import { listObjects } from './operations/list-objects.ts';
import { showExchange } from './operations/show-exchange.ts';
import { exchangesOf } from './ports.ts';
import { serveExchange } from './protocol/serve-exchange.ts';

const base = '/api/v1/integrations/installations/:id/exchange';

/** A refusal before the installation is known is answered in Russian, which all of these clients read. */
const tellRefusal = ({ detail }: Refusal) => `failure\n${detail.ru.replace(/\s+/g, ' ')}\n`;

const open = {
  tellRefusal,
  policies: ['site-exchange', 'site-exchange-ip'],
  guesses: 'public-link-guesses',
};

export function commercemlDomain(connectors: readonly AnyConnector[]): Domain {
  const exchanges = exchangesOf(connectors);
  const { ask, send } = serveExchange(exchanges);
  return {
    entities: [],
    inspections: [{ port: 'accounting', query: inspectExchange }],
    routes: routes('Integrations', [
      get(base, showExchange),
      post(`${base}/credentials`, giveCredentials(exchanges)),
      get(`${base}/objects`, listObjects),
      get(exchangePath, ask, open),
      act(exchangePath, send, open),
    ]),
  };
}
