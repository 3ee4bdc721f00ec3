import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { choice, flag, id, instant, integer, nullable, object, text } from '../../../kernel/fields.ts';
import { lifecycle } from '../../../kernel/lifecycle.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { recordFields } from '../../../kernel/record.ts';

/** What is in doubt leaves it by what is found at the provider, or by a person's word; never by a repeat of our own. */
export const outboxLifecycle = lifecycle('pending', {
  take: { from: ['pending'], to: 'running' },
  postpone: { from: ['running'], to: 'pending' },
  doubt: { from: ['running'], to: 'in_doubt' },
  finish: { from: ['running', 'in_doubt'], to: 'done' },
  fail: { from: ['pending', 'running', 'in_doubt'], to: 'failed' },
  retry: { from: ['in_doubt', 'failed'], to: 'pending' },
});

export type OutboxStatus = (typeof outboxLifecycle.statuses)[number];

export const outboxEntry = entity({
  type: 'integration_write',
  noun: words('Write at a provider', 'Запись у провайдера'),
  audience: 'internal',
  displayName: 'operation',
  lifecycle: outboxLifecycle,
  fields: {
    id: id(),
    installationId: id('Installation'),
    operation: text(100, 'What is written', { examples: ['letters.send'] }),
    entityType: nullable(text(64, 'Kind of the record it is written for')),
    entityId: nullable(id('The record it is written for')),
    status: choice(outboxLifecycle.statuses, 'Status'),
    attempts: integer('Attempts made', { minimum: 0 }),
    sentAt: nullable(instant('Last sent')),
    sweeps: integer('Times it was looked for while in doubt', { minimum: 0 }),
    awaitsDecision: flag('A person has to say what came of it'),
    externalId: nullable(text(300, 'What the provider calls it')),
    details: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      title: 'What the provider said of it',
    }),
    lastError: nullable(
      object(
        { at: instant('At'), kind: text(40, 'Kind of the fault'), message: Type.String({ title: 'What happened' }) },
        { title: 'Last fault' },
      ),
    ),
    ...recordFields,
  },
  facts: ['queued', 'done', 'failed', 'in_doubt', 'retried', 'settled'],
});

export type OutboxEntry = Type.Static<typeof outboxEntry.view>;
