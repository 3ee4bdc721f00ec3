import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';

interface Listed {
  id: string;
  isPrimary: boolean;
}

/** An item of a list that a caller gives as a whole. */
export type Given<Item extends Listed> = Omit<Item, 'id' | 'isPrimary'> & { id?: string; isPrimary?: boolean };

/**
 * A given list as it will stand. An item without an identifier is the stored one with the same key, so that a repeat changes
 * nothing, or a new one. One is primary: the marked one, else the one that was, else the oldest.
 */
export function settleList<Item extends Listed>(
  items: ReadonlyArray<Given<Item>>,
  before: readonly Item[],
  keyOf: (item: Given<Item>) => string,
): Item[] {
  const taken = new Set(items.map(({ id }) => id));
  const named = items.map((item) => {
    const twin = before.find((one) => !taken.has(one.id) && keyOf(one) === keyOf(item));
    const id = item.id ?? twin?.id ?? uuidv7();
    taken.add(id);
    return { ...item, id };
  });
  const was = before.find(({ isPrimary }) => isPrimary)?.id;
  const primary =
    named.find(({ isPrimary }) => isPrimary) ??
    named.find(({ id, isPrimary }) => id === was && isPrimary === undefined) ??
    inOrder(named)[0];
  return named.map((item) => ({ ...item, isPrimary: item === primary }) as unknown as Item);
}

/** Identifiers grow with time, so their order is that of adding. */
export const inOrder = <Item extends { id: string }>(items: readonly Item[]) =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Faults of a whole list: an identifier nobody in it has, one given twice, two primaries. */
export function listFaults(at: string, items: ReadonlyArray<Partial<Listed>>, before: readonly Listed[]): FieldError[] {
  const known = new Set(before.map(({ id }) => id));
  const seen = new Set<string>();
  const primary = items.findIndex(({ isPrimary }) => isPrimary);
  return items.flatMap(({ id, isPrimary }, index) => {
    const faults: FieldError[] = [];
    if (id !== undefined && !known.has(id))
      faults.push(fieldError(`${at}/${index}/id`, 'not_found_reference', strange));
    if (id !== undefined && seen.has(id)) faults.push(fieldError(`${at}/${index}/id`, 'duplicate', repeated));
    if (isPrimary && index !== primary) faults.push(fieldError(`${at}/${index}/isPrimary`, 'one_primary', second));
    if (id !== undefined) seen.add(id);
    return faults;
  });
}

const strange = words('is of none in this list', 'такой записи в этом списке нет');
const repeated = words('is given twice', 'указан дважды');
const second = words('only one can be primary', 'основной может быть только одна запись');
