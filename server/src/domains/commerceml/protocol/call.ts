import type { AccountingExchangePort, ExchangeRules } from '../../../kernel/integrations/ports/exchange-fault.ts';

/** One call of an open session, with what it is judged by. */
export interface ExchangeCall {
  token: string;
  tenantId: string;
  installationId: string;
  /** The integration, which is also the source of outside identifiers. */
  source: string;
  sessionId: string;
  port: AccountingExchangePort;
  settings: Record<string, unknown>;
  rules: ExchangeRules;
}
