import type { OperatorStatus } from '../../kernel/integrations/ports/e-document-state.ts';

/** The statuses that were seen: one. Any other is `unknown` until a portal says what it means. */
export const statusByName: Readonly<Record<string, OperatorStatus>> = { SentToCounterparty: 'sent' };

/** A portal's own table comes first. */
export const statusOf = (name: string | null, own: Readonly<Record<string, OperatorStatus>> = {}): OperatorStatus =>
  told(own, name) ?? told(statusByName, name) ?? 'unknown';

/** What every object has besides, such as `constructor`, is no line of the table. */
const told = (table: Readonly<Record<string, OperatorStatus>>, name: string | null) =>
  name !== null && Object.hasOwn(table, name) ? table[name] : undefined;
