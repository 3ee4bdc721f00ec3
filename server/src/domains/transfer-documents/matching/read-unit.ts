import type { UnitCode } from '../../../../../nouns/kit/units.ts';
import type { TransferLine } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { units } from '../../../kernel/values/units.ts';
import { unitMustBeWhole, unitUnknown } from './line-remarks.ts';
import type { Remark } from './remarks.ts';

/** «усл. ед»: something is counted, and nothing is said of how much it is. */
const conventional = '876';

const plain = (symbol: string) => symbol.toLowerCase().replace(/[\s.]/g, '').replace('³', '3').replace('²', '2');

const bySymbol: ReadonlyMap<string, string> = new Map(
  [...units.values()].map(({ code, symbol }) => [plain(symbol), code]),
);

/** The unit of a line by its OKEI code, else by its words. What nobody knows, or cannot be in parts, is a conventional one. */
export function readUnit(
  { number, unit, unitName }: TransferLine,
  quantity: string,
): { uom: UnitCode; remarks: Remark[] } {
  const named = unitName ?? unit;
  if (named === null) return { uom: conventional, remarks: [] };
  const found = units.get(unit ?? '') ?? units.get(bySymbol.get(plain(unitName ?? '')) ?? '');
  if (!found) return { uom: conventional, remarks: [unitUnknown(number, named)] };
  if (found.whole && !new Exact(quantity).isInteger())
    return { uom: conventional, remarks: [unitMustBeWhole(number, named, quantity)] };
  return { uom: found.code as UnitCode, remarks: [] };
}
