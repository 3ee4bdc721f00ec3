import type {
  TransferBasis,
  TransferDocument,
  TransferParty,
  TransferRemark,
} from '../../kernel/integrations/ports/transfer-functions.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { russianDay } from '../../kernel/values/russian-day.ts';
import { checkInn } from '../../platform/russian-identifiers/check-inn.ts';
import { control } from './control.ts';
import { functions, judgeKind } from './judge-kind.ts';
import { limits } from './limits.ts';
import { readLine, readVat } from './read-line.ts';
import { readParty } from './read-party.ts';
import * as refusals from './refusals.ts';
import * as remarks from './remarks.ts';
import { currencyOf, readAmount } from './values.ts';
import { decode } from './xml/decode.ts';
import { attributeOf, childOf, childrenOf, type XmlNode } from './xml/node.ts';
import { readTree } from './xml/read-tree.ts';

/** A seller's transfer document of either generation: 5.01 names number, day, currency and units otherwise than 5.02 and 5.03 do. */
export function readDocument(bytes: Uint8Array): TransferDocument {
  const { text, encoding, declaredOther } = decode(bytes);
  const { root, document, version, functionName } = judgeKind(readTree(text));
  const [invoice, table] = [childOf(document, 'СвСчФакт'), childOf(document, 'ТаблСчФакт')];
  const transfer = childOf(document, 'СвПродПер', 'СвПер');
  refuseCorrected(invoice);
  if (!transfer) throw refusals.nothingTransferred(functionName);

  const told: TransferRemark[] = [];
  if (declaredOther !== null) told.push(remarks.encodingDiffers(declaredOther, encoding));
  if (functionName === 'СЧФ') told.push(remarks.invoiceAlone());
  if (functionName === 'ДОП') told.push(remarks.withoutInvoice());

  const missing: string[] = [];
  const demanded = <V>(value: V | null, name: string): V => {
    if (value === null) missing.push(name);
    return value as V;
  };
  const currencyCode = demanded(
    attributeOf(childOf(invoice, 'ДенИзм'), 'КодОКВ') ?? attributeOf(invoice, 'КодОКВ'),
    'КодОКВ',
  );
  const [seller, buyer] = [readParty(childOf(invoice, 'СвПрод')), readParty(childOf(invoice, 'СвПокуп'))];
  demanded(seller.inn, 'СвПрод/ИНН');
  demanded(seller.name, 'СвПрод/НаимОрг');
  demanded(buyer.name, 'СвПокуп/НаимОрг');
  const rows = childrenOf(table, 'СведТов');
  if (rows.length > limits.lines) throw refusals.tooManyLines(limits.lines);
  const total = childOf(table, 'ВсегоОпл');
  const read: TransferDocument = {
    fileId: attributeOf(root, 'ИдФайл')?.slice(0, 300) ?? '',
    version,
    encoding,
    function: functions[functionName],
    number: demanded(attributeOf(invoice, 'НомерДок', 'НомерСчФ'), 'НомерДок')?.slice(0, 64),
    date: demanded(russianDay(attributeOf(invoice, 'ДатаДок', 'ДатаСчФ')), 'ДатаДок'),
    transferredOn: russianDay(attributeOf(transfer, 'ДатаПер')),
    operation: attributeOf(transfer, 'СодОпер')?.slice(0, 255) ?? null,
    currency: currencyOf(currencyCode),
    currencyCode: currencyCode?.slice(0, 10),
    seller,
    buyer,
    basis: readBasis(transfer),
    lines: rows.map((row, place) => readLine(row, place + 1, told, missing)),
    totals: {
      net: readAmount(attributeOf(total, 'СтТовБезНДСВсего')),
      vat: readVat(childOf(total, 'СумНалВсего')),
      gross: demanded(readAmount(attributeOf(total, 'СтТовУчНалВсего')), 'ВсегоОпл/@СтТовУчНалВсего'),
    },
    remarks: told,
  };
  if (missing.length > 0) throw refusals.missing(missing.slice(0, 10));
  if (rows.length === 0) throw refusals.noLines();
  if (read.currency === null) told.push(remarks.currencyUnknown(read.currencyCode));
  if (read.basis.length === 0 && !childOf(transfer, 'БезДокОснПер')) told.push(remarks.basisMissing());
  told.push(
    ...checkedInn(words('of the seller', 'продавца'), seller),
    ...checkedInn(words('of the buyer', 'покупателя'), buyer),
  );
  told.push(...control(read.lines, read.totals));
  return read;
}

/** A correction of the document names itself; a dash in its place says that there is none. */
function refuseCorrected(invoice: XmlNode | undefined) {
  const correction = childOf(invoice, 'ИспрДок') ?? childOf(invoice, 'ИспрСчФ');
  const number = attributeOf(correction, 'НомИспр', 'НомИспрСчФ');
  if (number !== null)
    throw refusals.correctedDocument(
      number.slice(0, 20),
      russianDay(attributeOf(correction, 'ДатаИспр', 'ДатаИспрСчФ')),
    );
}

/** `РеквНаимДок` and its like are the names of 5.03, `НаимОсн` those of 5.01. */
const readBasis = (transfer: XmlNode): TransferBasis[] =>
  childrenOf(transfer, 'ОснПер')
    .slice(0, 20)
    .flatMap((node) => {
      const name = attributeOf(node, 'РеквНаимДок', 'НаимОсн')?.slice(0, 255);
      if (!name) return [];
      const number = attributeOf(node, 'РеквНомерДок', 'НомОсн')?.slice(0, 100) ?? null;
      return [{ name, number, date: russianDay(attributeOf(node, 'РеквДатаДок', 'ДатаОсн')) }];
    });

const checkedInn = (side: Words, { inn }: TransferParty) =>
  inn !== null && checkInn(inn) !== null ? [remarks.innWrong(side, inn)] : [];
