import { type AuditEvent, actorKinds, outcomes } from '../../../../nouns/audit-event.ts';
import type { AnyEntity } from '../../kernel/entity.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { clipText } from '../../kernel/values/text.ts';
import type { Cell } from '../spreadsheets/spreadsheet.ts';
import type { WrittenColumn } from '../spreadsheets/write-book.ts';

interface Column {
  heading: Words;
  width?: number;
  cell(event: AuditEvent, reading: Reading): Cell;
}

interface Reading {
  language: keyof Words;
  nouns: ReadonlyMap<string, Words>;
  showTime(instant: string): string;
}

const columns: readonly Column[] = [
  { heading: words('When', 'Когда'), cell: ({ occurredAt }, { showTime }) => showTime(occurredAt) },
  { heading: words('Who', 'Кто'), cell: ({ actor }, { language }) => actor.name ?? actorKinds[actor.type][language] },
  { heading: words('Through', 'Через что'), cell: ({ actor }) => actor.throughName },
  {
    heading: words('Kind of record', 'Вид записи'),
    cell: ({ entityType }, { language, nouns }) => nouns.get(entityType)?.[language] ?? entityType,
  },
  { heading: words('Record', 'Запись'), width: 40, cell: ({ displayName }) => displayName },
  { heading: words('Event', 'Событие'), width: 40, cell: ({ event }) => event },
  { heading: words('Outcome', 'Итог'), cell: ({ outcome }, { language }) => outcomes[outcome][language] },
  { heading: words('What was changed', 'Что изменено'), width: 60, cell: ({ data }) => changesIn(data) },
  { heading: words('Operation', 'Операция'), width: 30, cell: ({ operation }) => operation },
  { heading: words('Address', 'Адрес'), cell: ({ ip }) => ip },
  { heading: words('Program', 'Программа'), cell: ({ userAgent }) => userAgent },
  { heading: words('Request', 'Запрос'), cell: ({ requestId }) => requestId },
  { heading: words('Identifier of the record', 'Идентификатор записи'), cell: ({ entityId }) => entityId },
  { heading: words('Identifier of the event', 'Идентификатор события'), cell: ({ id }) => id },
];

/** How events stand in a file: its columns under their headings, and the cells of an event, its time by clocks of a zone. */
export function eventCells(entities: readonly AnyEntity[], language: keyof Words, timeZone: string) {
  const reading: Reading = { language, nouns: new Map(entities.map(({ type, noun }) => [type, noun])), showTime };
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  function showTime(instant: string) {
    return clock.format(new Date(instant));
  }
  return {
    columns: columns.map(
      ({ heading, width }, at): WrittenColumn => ({
        heading: at === 0 ? `${heading[language]} (${timeZone})` : heading[language],
        ...(width !== undefined && { width }),
      }),
    ),
    cellsOf: (event: AuditEvent): Cell[] => columns.map(({ cell }) => cell(event, reading)),
  };
}

/** A cell of a book holds no more. */
const longestCell = 32_000;

/** `label: Класс → Сорт; required: false → true` */
function changesIn({ object, previous, changedFields }: AuditEvent['data']): string | null {
  const [before, after] = [recordOf(previous), recordOf(object)];
  const names = Array.isArray(changedFields) ? changedFields.map(String) : Object.keys(before);
  if (names.length === 0) return null;
  const text = names.map((name) => `${name}: ${shown(before[name])} → ${shown(after[name])}`).join('; ');
  return clipText(text, longestCell);
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const shown = (value: unknown) =>
  value === undefined || value === null ? '—' : typeof value === 'string' ? value : JSON.stringify(value);
