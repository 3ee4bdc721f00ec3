import { all, document, el, esc, requisite, txt } from './xml.ts';

/** An enterprise as 1C keeps it, from which files of exchange are made. */
export interface Enterprise {
  groups: Group[];
  properties: Array<{ id: string; name: string; values?: Array<{ id: string; name: string }> }>;
  products: Product[];
  priceTypes: Array<{ id: string; name: string; currency: string }>;
  stores: Array<{ id: string; name: string }>;
  offers: Offer[];
}

interface Group {
  id: string;
  name: string;
  groups?: Group[];
}

export interface Product {
  id: string;
  name: string;
  sku?: string;
  unit?: { code: string; name: string };
  groupId?: string;
  barcode?: string;
  vat?: string;
  deleted?: boolean;
  properties?: Array<{ id: string; value: string }>;
  /** Paths of files that are sent beside this one. */
  pictures?: readonly string[];
}

export interface Offer {
  id: string;
  name?: string;
  features?: Array<{ name: string; value: string }>;
  prices?: Array<{ typeId: string; price: string; currency?: string; factor?: string }>;
  quantity?: string;
  stores?: Array<{ id: string; quantity: string }>;
}

const catalogId = 'bd72d8f9-55bc-11d9-848a-00112f43529a';
const offersId = `${catalogId}#`;

const group = ({ id, name, groups }: Group): string =>
  el('Группа', `${txt('Ид', id)}${txt('Наименование', name)}${all('Группы', groups, group)}`);

const product = (one: Product) =>
  el(
    'Товар',
    [
      txt('Ид', one.id),
      txt('Штрихкод', one.barcode),
      txt('Артикул', one.sku),
      txt('Наименование', one.name),
      one.unit
        ? `<БазоваяЕдиница Код="${one.unit.code}" НаименованиеПолное="${esc(one.unit.name)}">${esc(one.unit.name)}</БазоваяЕдиница>`
        : '',
      one.groupId ? el('Группы', txt('Ид', one.groupId)) : '',
      ...(one.pictures ?? []).map((path) => txt('Картинка', path)),
      all('ЗначенияСвойств', one.properties, (held) =>
        el('ЗначенияСвойства', `${txt('Ид', held.id)}${txt('Значение', held.value)}`),
      ),
      one.vat ? el('СтавкиНалогов', el('СтавкаНалога', `${txt('Наименование', 'НДС')}${txt('Ставка', one.vat)}`)) : '',
      one.deleted ? txt('ПометкаУдаления', 'true') : '',
    ].join(''),
  );

/** `import.xml`: classifier and catalog. `full` says that what is left out is there no more. */
export const importFile = (
  { groups, properties, products }: Pick<Enterprise, 'groups' | 'properties' | 'products'>,
  { full = false } = {},
) =>
  document(
    `<Классификатор>${txt('Ид', catalogId)}${txt('Наименование', 'Классификатор')}${all('Группы', groups, group)}${all(
      'Свойства',
      properties,
      ({ id, name, values }) =>
        el(
          'Свойство',
          `${txt('Ид', id)}${txt('Наименование', name)}${all('ВариантыЗначений', values, (value) => el('Справочник', `${txt('ИдЗначения', value.id)}${txt('Значение', value.name)}`))}`,
        ),
    )}</Классификатор>\n<Каталог СодержитТолькоИзменения="${!full}">${txt('Ид', catalogId)}${txt('ИдКлассификатора', catalogId)}${txt('Наименование', 'Каталог')}<Товары>\n${products.map(product).join('\n')}\n</Товары></Каталог>`,
  );

const offer = ({ id, name, features, prices, quantity, stores }: Offer) =>
  el(
    'Предложение',
    [
      txt('Ид', id),
      txt('Наименование', name),
      all('ХарактеристикиТовара', features, (one) =>
        el('ХарактеристикаТовара', `${txt('Наименование', one.name)}${txt('Значение', one.value)}`),
      ),
      all('Цены', prices, (one) =>
        el(
          'Цена',
          `${txt('Представление', `${one.price} руб.`)}${txt('ИдТипаЦены', one.typeId)}${txt('ЦенаЗаЕдиницу', one.price)}${txt('Валюта', one.currency ?? 'руб.')}${txt('Коэффициент', one.factor ?? '1')}`,
        ),
      ),
      txt('Количество', quantity),
      ...(stores ?? []).map((store) => `<Склад ИдСклада="${store.id}" КоличествоНаСкладе="${store.quantity}"/>`),
    ].join(''),
  );

const offersHead = ({ priceTypes, stores }: Pick<Enterprise, 'priceTypes' | 'stores'>) =>
  `${txt('Ид', offersId)}${txt('Наименование', 'Пакет предложений')}${txt('ИдКаталога', catalogId)}${all('ТипыЦен', priceTypes, (one) => el('ТипЦены', `${txt('Ид', one.id)}${txt('Наименование', one.name)}${txt('Валюта', one.currency)}`))}${all('Склады', stores, (one) => el('Склад', `${txt('Ид', one.id)}${txt('Наименование', one.name)}`))}`;

/** `offers.xml`: price types, stores, offers. */
export const offersFile = (from: Pick<Enterprise, 'priceTypes' | 'stores' | 'offers'>, { full = false } = {}) =>
  document(
    `<ПакетПредложений СодержитТолькоИзменения="${!full}">${offersHead(from)}<Предложения>\n${from.offers.map(offer).join('\n')}\n</Предложения></ПакетПредложений>`,
  );

/** `rests.xml` of 3.1. */
export const restsFile = (rests: ReadonlyArray<{ id: string; stores: Array<{ id: string; quantity: string }> }>) =>
  document(
    `<ПакетПредложений СодержитТолькоИзменения="true">${txt('Ид', offersId)}<Предложения>${rests
      .map(({ id, stores }) =>
        el(
          'Предложение',
          `${txt('Ид', id)}${el('Остатки', stores.map((store) => el('Остаток', el('Склад', `${txt('Ид', store.id)}${txt('Количество', store.quantity)}`))).join(''))}`,
        ),
      )
      .join('')}</Предложения></ПакетПредложений>`,
  );

/** What 1C sends back of orders, in 3.1 inside containers. */
export const ordersFile = (
  orders: ReadonlyArray<{ id: string; number: string; number1c: string; status?: string; cancelled?: boolean }>,
) =>
  document(
    orders
      .map(({ id, number, number1c, status, cancelled }) =>
        el(
          'Контейнер',
          el(
            'Документ',
            `${txt('Ид', id)}${txt('Номер', number)}${txt('Номер1С', number1c)}${txt('Дата1С', '2026-11-22')}${el('ЗначенияРеквизитов', [status === undefined ? '' : requisite('Статус заказа', status), requisite('Отменен', String(cancelled ?? false))].join(''))}`,
          ),
        ),
      )
      .join('\n'),
  );
