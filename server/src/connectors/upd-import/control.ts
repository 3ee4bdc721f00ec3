import type {
  TransferLine,
  TransferRemark,
  TransferTotals,
} from '../../kernel/integrations/ports/transfer-functions.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { lineSumDiffers, totalsDiffer } from './remarks.ts';

/** Holds the sums of lines against each other, and their totals against `ВсегоОпл`. */
export function control(lines: readonly TransferLine[], totals: TransferTotals): TransferRemark[] {
  return [
    ...lines.flatMap((line) => (line.net === null || line.vat === null ? [] : checkLine(line, line.net, line.vat))),
    ...checkTotal(
      words('Without VAT', 'Без НДС'),
      totals.net,
      lines.map(({ net }) => net),
    ),
    ...checkTotal(
      words('VAT', 'НДС'),
      totals.vat,
      lines.map(({ vat }) => vat),
    ),
    ...checkTotal(
      words('In all', 'Всего к оплате'),
      totals.gross,
      lines.map(({ gross }) => gross),
    ),
  ];
}

const checkLine = ({ number, gross }: TransferLine, net: string, vat: string) =>
  new Exact(net).plus(vat).minus(gross).abs().gt('0.01') ? [lineSumDiffers(number, net, gross)] : [];

function checkTotal(what: Words, told: string | null, parts: ReadonlyArray<string | null>): TransferRemark[] {
  if (told === null || parts.includes(null)) return [];
  const sum = parts.reduce((total, part) => total.plus(part as string), new Exact(0));
  return sum.eq(told) ? [] : [totalsDiffer(what, told, sum.toFixed(2))];
}
