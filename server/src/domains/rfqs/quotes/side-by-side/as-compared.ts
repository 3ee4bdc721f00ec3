import type { SupplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { units } from '../../../../kernel/values/units.ts';
import { boughtItems } from '../../../catalog/bought-items.ts';
import type { NeededLine, Quote } from '../../comparison/quoted.ts';
import type { AskedLine } from '../asked-lines.ts';
import type { HeldVersion } from '../read-versions.ts';

type Line = HeldVersion['lines'][number];

/** What a line answers, by positions of the request or by lines of the requisition. */
export type NeedOf = (line: Pick<AskedLine, 'rfqItemId' | 'procurementItemId'>) => string | null;

/** What was asked for, as the arithmetic of comparisons takes it. */
export async function neededLines(
  { db }: ReadContext,
  asked: readonly AskedLine[],
  needOf: NeedOf,
): Promise<NeededLine[]> {
  const ids = [...new Set(asked.flatMap(({ item }) => item?.id ?? []))];
  const bought = new Map((ids.length > 0 ? await boughtItems(db, ids) : []).map((one) => [one.id, one]));
  return asked.flatMap((one) => {
    const id = needOf(one);
    const { weight = null, volume = null, lastPaid = null } = bought.get(one.item?.id ?? '') ?? {};
    const { name, quantity, uom, factorToBase } = one;
    const catalogItemId = one.item?.id ?? null;
    return id === null ? [] : [{ id, name, catalogItemId, quantity, uom, factorToBase, weight, volume, lastPaid }];
  });
}

/** A quote by its current version. A position that was changed after it answered is to be confirmed. */
export function comparedQuote(
  quote: SupplierQuote,
  version: HeldVersion,
  needOf: NeedOf,
  changedIn: ReadonlyMap<string, number>,
): Quote {
  const stale = (line: Line) => (changedIn.get(line.rfqItemId ?? '') ?? 0) > (version.rfqRevision ?? 0);
  return {
    id: quote.id,
    version: version.n,
    supplierId: quote.supplierId,
    supplierName: quote.supplierName,
    currency: version.currency,
    vatMode: version.vatMode,
    validUntil: version.validUntil,
    deliveryDays: version.deliveryDays,
    needsReconfirmation: quote.needsReconfirmation,
    extraCosts: version.extraCosts,
    lines: version.lines.flatMap((line) => {
      const needId = needOf(line);
      if (needId === null || !line.quoted) return [];
      return [{ ...line, needId, whole: units.get(line.uom)?.whole ?? false, needsReconfirmation: stale(line) }];
    }),
  };
}
