import type { CheckReport } from '../../../kernel/integrations/connector.ts';
import type { ProviderError } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { redact } from '../log/redact.ts';
import type { KeptLine } from '../log/write-log.ts';

/** What came of a check. */
export interface Tried {
  report: CheckReport;
  error: Pick<ProviderError, 'kind' | 'detail'> | null;
  lines: readonly KeptLine[];
}

/** A check without a call to a provider. */
export const plain = (report: CheckReport): Tried => ({ report, error: null, lines: [] });

export const nothingToCheck: CheckReport = {
  ok: true,
  checks: [{ id: 'ready', label: words('Nothing needs a connection', 'Подключение не требуется'), result: 'ok' }],
};

export const failedReport = ({ detail }: Pick<ProviderError, 'detail'>): CheckReport => ({
  ok: false,
  checks: [{ id: 'connection', label: words('Connection', 'Подключение'), result: 'failed', detail }],
});

/** What a connector reports of its own accord, as far as it may be kept and shown. */
export function shownReport(report: CheckReport, secrets: readonly string[]): CheckReport {
  const { account, ...covered } = redact(report, secrets) as CheckReport;
  return { ...covered, ...(typeof account === 'string' && { account: account.slice(0, 300).toWellFormed() }) };
}

export const testLine = ({ ok, checks }: CheckReport, at: string): KeptLine => ({
  at,
  correlationId: null,
  direction: 'INTERNAL',
  level: ok ? 'info' : 'error',
  event: 'connection.tested',
  status: ok ? 'ok' : 'failed',
  message: ok
    ? words('The connection works.', 'Подключение работает.')
    : words('The connection does not work.', 'Подключение не работает.'),
  details: { checks: checks.map(({ id, result }) => ({ id, result })) },
});
