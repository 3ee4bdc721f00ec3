import type { InboundMapping } from '../../../../../../nouns/inbound-mapping.ts';
import { type Refusal, type Words, words } from '../../../../kernel/problems/errors.ts';
import type { KeptLine } from '../../log/write-log.ts';
import type { Performed } from './perform-mapping.ts';

type Named = Pick<InboundMapping, 'id' | 'name' | 'operation'>;

const base = (receiptId: string, { id, name, operation }: Named, attempt: number) => ({
  at: new Date().toISOString(),
  correlationId: receiptId,
  direction: 'INTERNAL' as const,
  event: operation,
  attempt,
  details: { receiptId, mappingId: id, mapping: name },
});

const results: Readonly<Record<Performed['result'], Words>> = {
  recorded: words('The event was kept.', 'Событие сохранено.'),
  created: words('A record was created', 'Запись создана'),
  updated: words('A record was changed', 'Запись изменена'),
  unchanged: words('The record holds this already', 'Запись уже содержит эти данные'),
  skipped_stale: words('A newer version has already been applied.', 'Раньше была применена более новая версия.'),
};

/** The line of what a mapping has done. */
export function mappingLine(receiptId: string, mapping: Named, done: Performed, attempt: number): KeptLine {
  const line = base(receiptId, mapping, attempt);
  const said = results[done.result];
  const name = done.displayName;
  return {
    ...line,
    level: done.result === 'skipped_stale' ? 'warning' : 'info',
    status: done.result === 'skipped_stale' ? 'skipped' : 'ok',
    message: said.en.endsWith('.') ? said : words(`${said.en}: ${name ?? '—'}.`, `${said.ru}: ${name ?? '—'}.`),
    details: { ...line.details, result: done.result },
    ...(done.entityType !== null && { entityType: done.entityType }),
    ...(done.entityId !== null && { entityId: done.entityId }),
  };
}

/** The line of why a mapping did nothing; fields are named, their values are not. */
export const failureLine = (receiptId: string, mapping: Named, refusal: Refusal, attempt: number): KeptLine => {
  const line = base(receiptId, mapping, attempt);
  const { rule, missing, requiredPermissions, existing } = refusal.members;
  const fields = refusal.errors.map(({ at, code, message }) => ({ at, code, message }));
  const named = Object.fromEntries(
    Object.entries({ rule, missing, requiredPermissions, existing }).filter(([, value]) => value !== undefined),
  );
  return {
    ...line,
    // What came from outside could not be taken: it is looked for among what came.
    direction: 'INBOUND',
    level: 'error',
    status: 'failed',
    message: refusal.detail,
    details: { ...line.details, code: refusal.code, ...named, ...(fields.length > 0 && { fields }) },
  };
};
