import type { TransferLine, TransferRemark } from '../../kernel/integrations/ports/transfer-functions.ts';
import * as remarks from './remarks.ts';
import { readAmount, readNumber, readRate } from './values.ts';
import { attributeOf, childOf, textOf, type XmlNode } from './xml/node.ts';

/** One line of the table (UP-08). What cannot be read of it, and must be, is named in `missing`. */
export function readLine(node: XmlNode, place: number, told: TransferRemark[], missing: string[]): TransferLine {
  const number = attributeOf(node, 'НомСтр')?.slice(0, 20) ?? String(place);
  const more = childOf(node, 'ДопСведТов');
  const article = cut(attributeOf(more, 'АртикулТов'), 100);
  const code = cut(attributeOf(more, 'КодТов'), 100);
  // Either names the goods where the other is left out (the format asks for one of them).
  const name = cut(attributeOf(node, 'НаимТов') ?? attributeOf(more, 'ХарактерТов') ?? article ?? code, 500);
  const gross = readAmount(attributeOf(node, 'СтТовУчНал'));
  const rate = attributeOf(node, 'НалСт') ?? '';
  if (name === null) missing.push(`СведТов ${number}/@НаимТов`);
  if (gross === null) missing.push(`СведТов ${number}/@СтТовУчНал`);
  const optional = (key: string, read: (text: string | null) => string | null) => {
    const text = attributeOf(node, key);
    const value = read(text);
    if (text !== null && value === null) told.push(remarks.amountUnreadable(number, key));
    return value;
  };
  const vatRate = readRate(rate);
  if (vatRate === null) told.push(remarks.rateUnknown(number, rate));
  else if (rate.includes('/')) told.push(remarks.rateCalculated(number, rate));
  return {
    number,
    name: name ?? '',
    article,
    code,
    unit: attributeOf(node, 'ОКЕИ_Тов')?.slice(0, 8) ?? null,
    unitName: cut(attributeOf(node, 'НаимЕдИзм') ?? attributeOf(more, 'НаимЕдИзм'), 100),
    quantity: optional('КолТов', readNumber),
    price: optional('ЦенаТов', readNumber),
    net: optional('СтТовБезНДС', readAmount),
    vatRate,
    vatRateText: rate.slice(0, 40),
    vat: readVat(childOf(node, 'СумНал')),
    gross: gross ?? '0.00',
  };
}

/** A sum of VAT: given, none, or left out. */
export const readVat = (node: XmlNode | undefined): string | null =>
  childOf(node, 'БезНДС') ? '0.00' : readAmount(textOf(childOf(node, 'СумНал')));

const cut = (text: string | null, most: number) => text?.slice(0, most) ?? null;
