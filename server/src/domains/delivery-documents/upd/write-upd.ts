import { fraction } from '../../../kernel/values/fraction.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';
import { units } from '../../../kernel/values/units.ts';
import { currencyCodes } from './currency-codes.ts';
import { declarationOf, detailsOf } from './line-origin.ts';
import { nameParts } from './name-parts.ts';
import { addressOf, writeParty } from './write-party.ts';
import type { UpdLine, UpdParty, WrittenUpd } from './written-upd.ts';
import { type Element, element, written } from './xml-element.ts';

const transferName =
  'Документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)';

const withInvoice = `Счет-фактура и документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)`;

/** The name of the file and the identifier in it, which the format wants alike. */
export const updFileName = ({ document, parties: { seller, customer }, made }: WrittenUpd) =>
  ['ON_NSCHFDOPPR', codeOf(customer), codeOf(seller), made.day.replaceAll('-', ''), document.id, '0_0_0_0_0_00'].join(
    '_',
  );

/** Operators know participants by codes of their own; until one sends the file, a participant is its INN and KPP. */
const codeOf = ({ inn, kpp }: UpdParty) => `${inn}${kpp ?? ''}`;

/** The seller's part of a UPD in format 5.03 (order ЕД-7-26/970@ of the Federal Tax Service), as text. */
export function writeUpd(upd: WrittenUpd): string {
  const { document, parties, made } = upd;
  const { seller } = parties;
  const isInvoice = document.updStatus === '1';
  const about = {
    ...{ КНД: '1115131', Функция: isInvoice ? 'СЧФДОП' : 'ДОП', ПоФактХЖ: transferName },
    НаимДокОпр: isInvoice ? withInvoice : transferName,
    ...{ ДатаИнфПр: printedDay(made.day), ВремИнфПр: made.time },
    НаимЭконСубСост: `${seller.legalName}, ИНН/КПП: ${[seller.inn, seller.kpp].filter(Boolean).join('/')}`,
  };
  const file = { ИдФайл: updFileName(upd), ВерсФорм: '5.03', ВерсПрог: 'Prokura' };
  return written(
    element(
      'Файл',
      file,
      element('Документ', about, invoiceOf(upd), tableOf(upd), transferOf(upd), signatoryOf(seller)),
    ),
  );
}

function invoiceOf({ document, parties: { seller, customer, shipper, consignee } }: WrittenUpd): Element {
  const [code, name] = currencyCodes[document.currency] as readonly [string, string];
  const day = printedDay(document.documentDate);
  const itself = {
    РеквНаимДок: 'Универсальный передаточный документ',
    РеквНомерДок: document.number,
    РеквДатаДок: day,
  };
  return element(
    'СвСчФакт',
    { НомерДок: document.number, ДатаДок: day },
    writeParty('СвПрод', seller),
    element('ГрузОт', {}, isSame(seller, shipper) ? element('ОнЖе', {}, 'он же') : writeParty('ГрузОтпр', shipper)),
    writeParty('ГрузПолуч', consignee, document.deliveryAddress ?? addressOf(consignee)),
    element('ДокПодтвОтгрНом', itself),
    writeParty('СвПокуп', customer),
    element('ДенИзм', { КодОКВ: code, НаимОКВ: name }),
  );
}

const isSame = (one: UpdParty, other: UpdParty) =>
  one.sellerProfileId === other.sellerProfileId && one.counterpartyId === other.counterpartyId;

const tableOf = ({ document, lines }: WrittenUpd) =>
  element(
    'ТаблСчФакт',
    {},
    lines.map(lineOf),
    element(
      'ВсегоОпл',
      { СтТовБезНДСВсего: document.netAmount, СтТовУчНалВсего: document.grossAmount },
      element(
        'СумНалВсего',
        {},
        vatOf(lines.every(({ vatRate }) => vatRate === 'none') ? 'none' : '', document.vatAmount),
      ),
    ),
  );

function lineOf(line: UpdLine): Element {
  const { quantity, vatRate, netAmount } = line;
  return element(
    'СведТов',
    {
      ...{ НомСтр: String(line.position), НаимТов: line.name, ОКЕИ_Тов: line.uom },
      ...{ НаимЕдИзм: units.get(line.uom)?.symbol ?? line.uom, КолТов: quantity },
      ЦенаТов: priceOf(line),
      ...{
        СтТовБезНДС: netAmount,
        НалСт: vatRate === 'none' ? 'без НДС' : `${vatRate}%`,
        СтТовУчНал: line.grossAmount,
      },
    },
    declarationOf(line),
    detailsOf(line),
    element('Акциз', {}, element('БезАкциз', {}, 'без акциза')),
    element('СумНал', {}, vatOf(vatRate, line.vatAmount)),
  );
}

/** As the paper shows it; a price so small that kopecks do not show it is written in full, for it may not be zero. */
const priceOf = ({ netPrice, netAmount, quantity }: UpdLine) =>
  netPrice !== null && !fraction(netPrice).isZero()
    ? netPrice
    : fraction(netAmount ?? '0')
        .div(quantity)
        .toText(11);

const vatOf = (rate: string | null, amount: string | null) =>
  rate === 'none' ? element('БезНДС', {}, 'без НДС') : element('СумНал', {}, amount ?? '0.00');

function transferOf({ document: { basis, documentDate } }: WrittenUpd): Element {
  const grounds =
    basis?.number && basis.date
      ? { РеквНаимДок: basis.name, РеквНомерДок: basis.number, РеквДатаДок: printedDay(basis.date) }
      : null;
  return element(
    'СвПродПер',
    {},
    element(
      'СвПер',
      { СодОпер: 'Товары переданы', ДатаПер: printedDay(documentDate) },
      grounds ? element('ОснПер', grounds) : element('БезДокОснПер', {}, '1'),
    ),
  );
}

const signatoryOf = ({ signatoryName, signatoryPosition, legalName }: UpdParty) =>
  element(
    'Подписант',
    { Должн: signatoryPosition, СпосПодтПолном: '1' },
    element('ФИО', { ...nameParts(signatoryName ?? legalName) }),
  );
