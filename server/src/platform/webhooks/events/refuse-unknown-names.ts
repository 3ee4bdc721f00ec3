import { words } from '../../../kernel/problems/errors.ts';
import { unknownInParameter } from '../../../kernel/problems/unknown-in-parameter.ts';
import { recordTypeAmong } from '../../../kernel/record-type-among.ts';
import { type EventCatalog, testEvent } from './event-catalog.ts';

/** Refuses a feed of events or kinds that do not exist: an empty page would look like «nothing happened». */
export function refuseUnknownNames(catalog: EventCatalog, asked: { events?: string; entityType?: string }): void {
  const known = [...catalog.events.keys(), testEvent];
  for (const name of listed(asked.events)) if (!known.includes(name)) throw unknown('events', name, known);
  for (const name of listed(asked.entityType))
    if (!catalog.types.includes(recordTypeAmong(catalog.types, name))) throw unknown('entityType', name, catalog.types);
}

const listed = (list: string | undefined) => (list === undefined ? [] : list.split(',').map((one) => one.trim()));

const unknown = (at: string, name: string, known: readonly string[]) =>
  unknownInParameter(
    'unknown_reference',
    at,
    [name],
    known,
    () => words(`there is no “${name}”`, `«${name}» не существует`),
    'not_found_reference',
  );
