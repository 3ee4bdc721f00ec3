import { shownZone } from '../../kit/format.ts';
import { say, type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import { useList } from '../../kit/table/use-list.ts';
import { instantAt } from '../../kit/zoned-time.ts';
import { api, askPage } from '../../shared/api/client.ts';
import { saveAnswer } from '../../shared/files/save-answer.ts';
import type { AuditSearch } from './searches.ts';

export function useAudit(search: AuditSearch) {
  const filters = auditFilters(search);
  return useList(['settings', 'audit', filters], (cursor, signal) =>
    askPage(api.GET('/api/v1/audit', { params: { query: { limit: 100, cursor, ...filters } }, signal })),
  );
}

/** The shown events as a file. */
export const saveAudit = (format: 'xlsx' | 'csv', search: AuditSearch) =>
  saveAnswer(
    api.POST('/api/v1/audit/export', {
      body: { format, timeZone: shownZone(), filters: auditFilters(search) },
      parseAs: 'blob',
    }),
    `audit.${format}`,
  );

/** What the server is asked for; days begin and end by the clocks of the portal. */
export const auditFilters = ({ entityType, entityId, actorId, outcome, from, to }: AuditSearch) => ({
  ...(entityType && { entityType }),
  ...(entityId && { entityId }),
  ...(actorId && { actorId }),
  ...(outcome && { outcome }),
  ...(from && { 'occurredAt[gte]': startOf(from, 0) }),
  ...(to && { 'occurredAt[lt]': startOf(to, 1) }),
});

export type AuditEvent = ReturnType<typeof useAudit>['rows'][number];

/** The instant a day begins, or so many days later, by the clocks that instants are shown by. */
function startOf(day: string, later: number): string {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10);
  return instantAt(`${date}T00:00`, shownZone()) as string;
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
  customerLink: words('Customer by a link', 'Заказчик по ссылке'),
  driverLink: words('Driver by a link', 'Водитель по ссылке'),
  identityProvider: words('Identity provider', 'Поставщик учётных записей'),
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
