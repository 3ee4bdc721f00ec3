import type { Counterparty } from '../../../../../../nouns/counterparty.ts';
import type { Match, ResolvedRow, UnresolvedRow } from '../../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { type FieldError, fieldError, words } from '../../../../kernel/problems/errors.ts';
import { itemsOfRows } from '../../../catalog/items-of-rows.ts';
import { matchPartyRows } from '../../../counterparties/exchange/match-party-rows.ts';
import { type NamedWarehouse, warehousesNamed } from '../../../warehouses/warehouse-refs.ts';

/** The items, warehouses and suppliers that rows name: three statements. A supplier is named by INN or name. */
export async function resolvePointRows(
  ctx: ReadContext,
  rows: readonly UnresolvedRow[],
): Promise<ReadonlyMap<number, ResolvedRow>> {
  const named = (field: string) => rows.flatMap(({ input }) => (input[field] as string | undefined) ?? []);
  const [items, warehouses, parties] = await Promise.all([
    itemsOfRows(ctx, rows),
    warehousesNamed(ctx.db, [...new Set(named('warehouse').map((name) => name.toLowerCase()))]),
    matchPartyRows(
      ctx,
      rows.map(({ n, input }) => ({ n, input: partyOf(input.supplier as string | undefined) })),
    ),
  ]);
  return new Map(
    rows.map(({ n, input: { supplier, warehouse, ...input } }) => {
      const { item, errors = [], candidates = [] } = items.get(n) ?? {};
      const store = warehouseOf(warehouse as string | undefined, warehouses);
      const preferred = supplier === undefined ? undefined : supplierOf(parties.get(n) ?? []);
      return [
        n,
        {
          input: {
            ...input,
            ...(item && { catalogItemId: item.id }),
            ...('id' in store && { warehouseId: store.id }),
            ...(preferred && 'id' in preferred && { supplierId: preferred.id }),
          },
          errors: [...errors, ...faultOf(store), ...(preferred ? faultOf(preferred) : [])],
          candidates,
        },
      ];
    }),
  );
}

type Found = { id: string } | { fault: FieldError };

const faultOf = (found: Found) => ('fault' in found ? [found.fault] : []);

const partyOf = (text: string | undefined) =>
  text === undefined ? {} : /^(\d{10}|\d{12})$/.test(text) ? { inn: text } : { shortName: text };

function warehouseOf(text: string | undefined, known: readonly NamedWarehouse[]): Found {
  const name = text?.toLowerCase();
  const found =
    known.find(({ code }) => name !== undefined && code?.toLowerCase() === name) ??
    known.find((one) => one.name.toLowerCase() === name);
  return found ?? { fault: noWarehouse };
}

function supplierOf(matches: readonly Match[]): Found {
  const suppliers = matches.flatMap(({ archived, record }) => {
    const { supplier, status } = record as Counterparty;
    return supplier && !archived && status === 'active' ? [{ id: supplier.supplierId }] : [];
  });
  const [found] = suppliers;
  if (!found) return { fault: noSupplier };
  return suppliers.length > 1 ? { fault: severalSuppliers } : found;
}

const noWarehouse = fieldError(
  '/warehouse',
  'not_found_reference',
  words('there is no such warehouse', 'такого склада нет'),
);

const noSupplier = fieldError(
  '/supplierId',
  'not_found_reference',
  words('there is no active supplier of this INN or name', 'действующего поставщика с таким ИНН или названием нет'),
);

const severalSuppliers = fieldError(
  '/supplierId',
  'ambiguous_supplier',
  words('several suppliers match: give the INN', 'подходит несколько поставщиков: укажите ИНН'),
);
