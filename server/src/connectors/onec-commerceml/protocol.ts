import type { AccountingExchangePort, ExchangeStep } from '../../kernel/integrations/ports/exchange-fault.ts';

const steps = new Map<string, ExchangeStep>([
  ['checkauth', 'authorize'],
  ['init', 'init'],
  ['file', 'file'],
  ['import', 'import'],
  ['query', 'query'],
  ['success', 'confirm'],
  ['deactivate', 'deactivate'],
  ['complete', 'complete'],
]);

/** `reference` is what newer versions call the exchange of directories. */
const types = new Set(['catalog', 'sale', 'reference', 'get_catalog', 'listen']);

export const stepOf: AccountingExchangePort['stepOf'] = ({ type = 'catalog', mode = '' }) =>
  types.has(type) ? (steps.get(mode) ?? 'unknown') : 'unknown';

const lines = (...all: string[]) => `${all.join('\n')}\n`;

/** A reason is one line, whatever it quotes. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Answers of the protocol: the first line is the outcome (CM-01, CM-02, CM-04…CM-06). */
export const answers: AccountingExchangePort['answers'] = {
  authorized: ({ cookie, key, at }) =>
    lines('success', cookie.name, cookie.value, `sessid=${key}`, `timestamp=${Math.floor(at.getTime() / 1000)}`),
  ready: ({ zip, fileLimit, key, version }) =>
    lines(
      `zip=${zip ? 'yes' : 'no'}`,
      `file_limit=${fileLimit}`,
      ...(key === undefined ? [] : [`sessid=${key}`]),
      `version=${version}`,
    ),
  success: lines('success'),
  progress: (said) => lines('progress', oneLine(said.ru)),
  failure: (reason) => lines('failure', oneLine(reason.ru)),
};
