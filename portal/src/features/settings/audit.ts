import { say, type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { AuditSearch } from './searches.ts';

export const useAudit = ({ entityType, entityId, actorId, outcome, from, to }: AuditSearch) =>
  useList(['settings', 'audit', { entityType, entityId, actorId, outcome, from, to }], (cursor, signal) =>
    ask(
      api.GET('/api/v1/audit', {
        params: {
          query: {
            limit: 100,
            cursor,
            entityType,
            entityId,
            actorId,
            outcome,
            'occurredAt[gte]': from && startOf(from, 0),
            'occurredAt[lt]': to && startOf(to, 1),
          },
        },
        signal,
      }),
    ),
  );

export type AuditEvent = ReturnType<typeof useAudit>['rows'][number];

/** The instant a day begins, or so many days later, by this computer's clock. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

export const outcomes: Readonly<Record<AuditEvent['outcome'], { label: Words; tone: Tone }>> = {
  success: { label: words('Done', 'Выполнено'), tone: 'good' },
  denied: { label: words('Denied', 'Отказано'), tone: 'warning' },
  failed: { label: words('Failed', 'Не удалось'), tone: 'bad' },
};

const kinds: Readonly<Record<AuditEvent['actor']['type'], Words>> = {
  user: words('User', 'Пользователь'),
  apiKey: words('API key', 'Ключ API'),
  supplierLink: words('Supplier by a link', 'Поставщик по ссылке'),
  integration: words('Integration', 'Интеграция'),
  system: words('The platform', 'Платформа'),
  visitor: words('Visitor', 'Посетитель'),
};

/** «Анна Смирнова, ключ 1С»: who did it, and through what. Who signs in is a visitor until then, known by the record. */
export function actorOf({ actor: { type, name, throughName }, entityType, displayName }: AuditEvent): string {
  const themselves = type === 'visitor' && entityType === 'user' ? displayName : null;
  return [name ?? themselves ?? say(kinds[type]), throughName].filter(Boolean).join(', ');
}

/** What an event has changed: names of fields, what was there, what is there now. */
export function changesOf({ data }: AuditEvent): { field: string; before: string; after: string }[] {
  const [before, after] = [recordOf(data.previous), recordOf(data.object)];
  const named = Array.isArray(data.changedFields) ? data.changedFields.map(String) : Object.keys(before);
  return named.map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }));
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const shown = (value: unknown) =>
  value === undefined || value === null ? '—' : typeof value === 'string' ? value : JSON.stringify(value);
