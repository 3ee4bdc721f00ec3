import { lastFault } from './check-report.ts';
import { field } from './kit/field.ts';
import { flag, id, instant, integer, status, text } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

/** What is in doubt leaves it by what is found at the provider, or by a person's word; never by a repeat of our own. */
export const outboxFlow = lifecycle({
  initial: 'pending',
  statuses: {
    pending: shown('Waiting', 'Ожидает', 'accent'),
    running: shown('Being sent', 'Отправляется', 'accent'),
    in_doubt: shown('In doubt', 'Под сомнением', 'warning'),
    done: shown('Written', 'Записано', 'good'),
    failed: shown('Not written', 'Не записано', 'bad'),
  },
  moves: {
    take: { from: ['pending'], to: 'running' },
    postpone: { from: ['running'], to: 'pending' },
    doubt: { from: ['running'], to: 'in_doubt' },
    finish: { from: ['running', 'in_doubt'], to: 'done' },
    fail: { from: ['pending', 'running', 'in_doubt'], to: 'failed' },
    retry: { from: ['in_doubt', 'failed'], to: 'pending' },
  },
});

/** What is to be written at the provider of an integration, and must not be written twice. */
export const outboxEntry = noun({
  type: 'integration_write',
  words: words('Write at a provider', 'Запись у провайдера'),
  table: 'integration_outbox',
  alias: 'entry',
  audience: 'internal',
  displayName: 'operation',
  lifecycle: outboxFlow,
  facts: ['queued', 'done', 'failed', 'in_doubt', 'retried', 'settled'],
  fields: {
    id: id().filterable().sortable(),
    installationId: id('Installation', 'Установка интеграции').filterable(),
    operation: text(100, 'What is written', 'Что записывается').filterable().example('letters.send'),
    entityType: text(64, 'Kind of the record it is written for', 'Вид записи портала, ради которой').nullable(),
    entityId: id('The record it is written for', 'Запись портала, ради которой').nullable().filterable(),
    status: status(outboxFlow).filterable(),
    attempts: integer('Attempts made', 'Сделано попыток', { minimum: 0 }),
    sentAt: instant('Last sent', 'Отправлялось в последний раз').nullable(),
    sweeps: integer('Times it was looked for while in doubt', 'Сколько раз искали при неизвестном результате', {
      minimum: 0,
    }),
    awaitsDecision: flag(
      'A person has to say what came of it',
      'Чем закончилось, должен отметить человек',
    ).filterable(),
    externalId: text(300, 'What the provider calls it', 'Как это называется у провайдера').nullable(),
    details: field<Record<string, unknown>>(
      'structure',
      { type: 'object', additionalProperties: true },
      'What the provider said of it',
      'Что сообщил провайдер',
    ),
    lastError: lastFault().nullable(),
    ...recordFields,
  },
});

export type OutboxEntry = RecordOf<typeof outboxEntry>;
