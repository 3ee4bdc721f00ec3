import { rulesOfKind } from '../../../../nouns/delivery-document-kinds.ts';
import { type DocumentKindName, deliveryKindOf } from '../../../../nouns/document-kinds.ts';
import type { RawValues } from './document-content.ts';
import { amountInWords } from './values/amount-in-words.ts';
import { quantityInWords } from './values/quantity-in-words.ts';

const carrier: RawValues = {
  name: 'Быстрый путь',
  legalName: 'ООО «Быстрый путь»',
  inn: '7736050003',
  kpp: '773601001',
  legalAddress: '119333, г. Москва, Ленинский пр-т, д. 55',
  actualAddress: '119333, г. Москва, Ленинский пр-т, д. 55',
  phone: '+7 495 765-43-21',
  signatoryName: 'Орлов Н. Д.',
  signatoryPosition: 'Директор',
};

const named: Readonly<Record<string, string>> = {
  upd: 'Универсальный передаточный документ',
  torg12: 'Товарная накладная ТОРГ-12',
};

/** What a delivery document says besides: the way, the driver, the trusted person, figures in words. */
export function sampleDelivery(
  kind: DocumentKindName,
  { seller, customer }: { seller: RawValues; customer: RawValues },
  totals: RawValues,
): Record<string, RawValues> {
  const ofDelivery = deliveryKindOf(kind);
  if (!ofDelivery) return {};
  const { prefix, words, draftForOperatorSince } = rulesOfKind(ofDelivery);
  const number = `${prefix}-2026-0042`;
  const money = (raw: string | null | undefined) => (raw ? amountInWords(raw, 'RUB', 'ru') : null);
  const addresses = {
    loadingAddress: 'г. Москва, ул. Складочная, д. 1, стр. 3',
    deliveryAddress: 'г. Химки, ул. Заводская, д. 5',
  };
  return {
    document: {
      ...{
        number,
        date: '2026-11-25',
        kind: named[ofDelivery] ?? words.ru,
        direction: 'Мы отгружаем заказчику',
        ...addresses,
      },
      ...{
        validTo: '2026-12-10',
        updStatus: '1',
        packageCount: '12',
        weightKg: '15240',
        volumeM3: '18.6',
        quantity: '253.4',
      },
      ...{ basisName: 'Договор', basisNumber: '17/2026', basisDate: '2026-03-02' },
      ...{
        requisitionNumber: 'PR-2026-0042',
        requisitionTitle: 'Материалы для объекта «Север»',
        comment: 'Разгрузка краном',
      },
      ...{ recipientName: 'Сидорова Анна Павловна', recipientPosition: 'Кладовщик' },
      ...{ totalInWords: money(totals.totalAmount), vatInWords: money(totals.vatAmount) },
      ...{ rowCountInWords: quantityInWords(totals.rowCount ?? '0'), quantityInWords: quantityInWords('253.4') },
      ...{ weightInWords: quantityInWords('15240'), packagesInWords: quantityInWords('12') },
      draftForOperator: draftForOperatorSince ? 'Черновик для оператора' : null,
      stops: `1. Склад, ${addresses.loadingAddress}\n2. Объект «Север», ${addresses.deliveryAddress}`,
    },
    generatedDocument: {
      ...{ kind: words.ru, number, stage: 'Выписан', scope: 'Вся заявка', carrierName: carrier.legalName ?? null },
      ...{ driverName: 'Иванов Пётр Сергеевич', vehicleNumber: 'А123ВС77', attorneyName: 'Петров Иван Сергеевич' },
      ...{ recipientName: 'Сидорова Анна Павловна', deliveryAddress: addresses.deliveryAddress },
    },
    ...{ shipper: withAddress(seller), consignee: withAddress(customer), payer: withAddress(customer), carrier },
    driver: { fullName: 'Иванов Пётр Сергеевич', phone: '+7 916 123-45-67', license: '99 00 123456' },
    vehicle: { number: 'А123ВС77', model: 'ГАЗон Next', trailerNumber: 'АВ1234 77' },
    attorney: {
      ...{
        fullName: 'Петров Иван Сергеевич',
        position: 'Водитель-экспедитор',
        passportSeries: '45 10',
        passportNumber: '123456',
      },
      ...{ passportIssuedBy: 'ОВД «Якиманка» г. Москвы', passportIssuedOn: '2010-02-01' },
    },
  };
}

const withAddress = (party: RawValues): RawValues => ({
  ...party,
  okpo: '12345678',
  actualAddress: party.legalAddress ?? null,
});
