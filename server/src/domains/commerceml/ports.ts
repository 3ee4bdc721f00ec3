import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { AccountingExchangePort } from '../../kernel/integrations/ports/exchange-fault.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';

/** Accounting systems that call us, by the integration installed for each. */
export type Exchanges = ReadonlyMap<string, AccountingExchangePort>;

export const exchangesOf = (connectors: readonly AnyConnector[]): Exchanges =>
  new Map(
    connectors.flatMap(({ manifest, ports }) => {
      const { accounting } = (ports ?? {}) as { accounting?: AccountingExchangePort };
      return accounting ? [[manifest.slug, accounting] as const] : [];
    }),
  );

export function exchangeOf(exchanges: Exchanges, slug: string): AccountingExchangePort {
  const port = exchanges.get(slug);
  if (port) return port;
  throw refuse(
    'not_found',
    words(
      'This integration does not exchange files with the portal.',
      'Эта интеграция не обменивается файлами с порталом.',
    ),
  );
}
