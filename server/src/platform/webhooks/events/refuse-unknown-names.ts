import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { recordTypeAmong } from '../../../kernel/record-type-among.ts';
import { nearNames } from '../../../kernel/values/near-names.ts';
import { type EventCatalog, testEvent } from './event-catalog.ts';

/** Refuses a feed of events or kinds that do not exist: an empty page would look like «nothing happened». */
export function refuseUnknownNames(catalog: EventCatalog, asked: { events?: string; entityType?: string }): void {
  const known = [...catalog.events.keys(), testEvent];
  for (const name of listed(asked.events)) if (!known.includes(name)) throw unknown('events', name, known);
  for (const name of listed(asked.entityType))
    if (!catalog.types.includes(recordTypeAmong(catalog.types, name))) throw unknown('entityType', name, catalog.types);
}

const listed = (list: string | undefined) => (list === undefined ? [] : list.split(',').map((one) => one.trim()));

function unknown(at: string, name: string, known: readonly string[]): Refusal {
  const near = nearNames(known, name);
  const told = near.length === 0 ? known : near;
  return new Refusal(
    'unknown_reference',
    words(
      `${at}: there is no “${name}”. ${near.length === 0 ? 'There are' : 'Perhaps'}: ${told.join(', ')}.`,
      `${at}: «${name}» не существует. ${near.length === 0 ? 'Есть' : 'Возможно'}: ${told.join(', ')}.`,
    ),
    {
      errors: [
        {
          in: 'query',
          at,
          code: 'not_found_reference',
          message: words(`«${name}» is unknown`, `«${name}» неизвестно`),
          params: { name, near },
        },
      ],
    },
  );
}
