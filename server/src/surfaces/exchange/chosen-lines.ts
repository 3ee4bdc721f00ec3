import type { Exchange } from '../../kernel/exchange/exchange.ts';
import type { Steps } from '../../kernel/operation.ts';
import { type FieldError, fieldError, Refusal, type Words, words } from '../../kernel/problems/errors.ts';
import type { Line, ReadPage } from './read-page-of.ts';

/** The number of identifiers that one filter takes. */
const idsAtOnce = 50;
const mostErrors = 100;

/** The named records, read before the first byte is sent: a file that lacks some of them would look complete. */
export async function chosenLines(
  steps: Steps,
  { entity, list }: Exchange,
  readPage: ReadPage,
  given: readonly string[],
  within: Readonly<Record<string, string>>,
): Promise<Line[]> {
  const ids = given.map((id) => id.toLowerCase());
  const found: Line[] = [];
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const asked = {
      ...within,
      id: ids.slice(at, at + idsAtOnce).join(','),
      limit: idsAtOnce,
      ...(list.listing.archivedAt && { includeArchived: 'true' }),
    };
    found.push(...(await steps.readOn(readPage, asked)).lines);
  }
  const known = new Set(found.map(({ record }) => (record as { id: string }).id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [unknownRecord(index, id)]));
  if (unknown.length > 0) throw unknownRecords(entity.noun, unknown);
  return found;
}

const unknownRecords = (noun: Words, errors: readonly FieldError[]) =>
  new Refusal('unknown_reference', words(`${noun.en} does not exist.`, `${noun.ru}: такой записи нет.`), {
    errors: errors.slice(0, mostErrors),
  });

const unknownRecord = (index: number, id: string) =>
  fieldError(
    `/ids/${index}`,
    'not_found_reference',
    words('refers to a record that does not exist', 'ссылается на несуществующую запись'),
    {
      id,
    },
  );
