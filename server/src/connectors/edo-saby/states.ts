import type { OperatorStatus } from '../../kernel/integrations/ports/e-document-state.ts';

/** Codes of `Состояние` that were seen. The list is not whole: a code that is not here is `unknown` until a portal says what it means. */
export const statusByCode: Readonly<Record<string, OperatorStatus>> = {
  0: 'draft',
  1: 'sent',
  4: 'awaiting_recipient',
  7: 'completed',
  9: 'rejected',
};

/** A portal's own table comes first. */
export const statusOf = (code: string | null, own: Readonly<Record<string, OperatorStatus>> = {}): OperatorStatus =>
  told(own, code) ?? told(statusByCode, code) ?? 'unknown';

/** What every object has besides, such as `constructor`, is no line of the table. */
const told = (table: Readonly<Record<string, OperatorStatus>>, code: string | null) =>
  code !== null && Object.hasOwn(table, code) ? table[code] : undefined;
