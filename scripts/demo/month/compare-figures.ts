import { departments, suppliers } from './company.ts';
import type { Furnished, Month } from './month.ts';
import { ageing, owedOf } from './owed.ts';
import { readFigures, readOthersOwed, readPayables } from './read-figures.ts';
import { type NameOf, recount } from './recount.ts';

/** A figure of a report beside what the month itself wrote; what one of them does not know is null. */
export interface Compared {
  what: string;
  expected: string | null;
  told: string | null;
}

/** Every figure of the reports of the month beside its recount. */
export async function compareFigures(month: Month, furnished: Furnished): Promise<Compared[]> {
  const nameOf = namesIn(furnished);
  const payables = await readPayables(month);
  const owed = [...owedOf(month.ledger), ...(await readOthersOwed(month, furnished))];
  const expected = new Map([...recount(month.ledger, nameOf), ...ageing(owed, payables.today)]);
  const told = new Map([...(await readFigures(month, furnished, nameOf)), ...payables.figures]);
  return [...new Set([...expected.keys(), ...told.keys()])].map((what) => ({
    ...{ what, expected: expected.get(what) ?? null, told: told.get(what) ?? null },
  }));
}

function namesIn({ items, categories, suppliers: parties }: Furnished): NameOf {
  const goods = new Map(departments.flatMap((department) => department.goods.map(({ sku, name }) => [sku, name])));
  const names = new Map([
    ...[...items].map(([sku, id]) => [id, goods.get(sku) ?? sku] as const),
    ...[...categories].map(([name, id]) => [id, name] as const),
    ...[...parties].map(([name, { counterpartyId }]) => [counterpartyId, suppliers[name].shortName] as const),
  ]);
  return (id) => names.get(id) ?? id;
}
