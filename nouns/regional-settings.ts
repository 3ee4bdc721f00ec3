import { choice, currency, id, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { vatMode, vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

const noBreakSpace = '\u00a0';
const narrowSpace = '\u202f';

const comma = words('Comma', 'Запятая');
const point = words('Point', 'Точка');

const decimalSeparators = { ',': comma, '.': point };

const groupSeparators = {
  ' ': words('Plain space', 'Обычный пробел'),
  [noBreakSpace]: words('Space', 'Пробел'),
  [narrowSpace]: words('Narrow space', 'Узкий пробел'),
  ',': comma,
  '.': point,
  "'": words('Apostrophe', 'Апостроф'),
  '': words('Nothing', 'Нет'),
} as const;

const dateFormats = {
  'dd.MM.yyyy': words('31.12.2026', '31.12.2026'),
  'dd/MM/yyyy': words('31/12/2026', '31/12/2026'),
  'MM/dd/yyyy': words('12/31/2026', '12/31/2026'),
  'yyyy-MM-dd': words('2026-12-31', '2026-12-31'),
};

const csvDelimiters = {
  ';': words('Semicolon', 'Точка с запятой'),
  ',': comma,
  '\t': words('Tab', 'Табуляция'),
};

/** Where exchange rates come from. */
export const fxSources = {
  manual: words('By hand', 'Вручную'),
  cbr: words('Bank of Russia', 'Банк России'),
};

export const numberFormat = {
  decimal: choice(decimalSeparators, 'Before the fraction', 'Перед дробной частью')
    .column('decimal_separator')
    .writable(),
  group: choice(groupSeparators, 'Between thousands; may be nothing', 'Между разрядами; может быть пусто')
    .column('group_separator')
    .writable(),
};

export const vatDefaults = {
  mode: vatMode('Prices and VAT', 'Цены и НДС').column('vat_mode').writable(),
  rate: vatRate().column('vat_rate').writable(),
};

const { version, createdAt, updatedAt, updatedBy } = recordFields;

/** How the company counts, and writes numbers and dates. Its identifier is the portal's. */
export const regionalSettings = noun({
  type: 'regional_settings',
  words: words('Regional settings', 'Региональные настройки'),
  table: 'regional_settings',
  alias: 'regional',
  audience: 'business',
  displayName: 'locale',
  facts: ['updated'],
  fields: {
    id: id().column('tenant_id'),
    currency: currency('Currency the company counts in', 'Валюта учёта компании').writable(),
    locale: text(35, 'Locale, BCP 47', 'Локаль, BCP 47').writable().example('ru-RU'),
    timezone: text(
      64,
      'Time zone of the IANA list; decides what today is',
      'Часовой пояс из списка IANA; определяет, какой сегодня день',
    )
      .writable()
      .example('Europe/Moscow'),
    dateFormat: choice(dateFormats, 'How dates are written', 'Как записываются даты').writable(),
    numberFormat: structure(numberFormat, 'How numbers are written', 'Как записываются числа').writable(),
    weekStart: integer('First day of the week, 0 is Sunday', 'Первый день недели, 0 — воскресенье', {
      minimum: 0,
      maximum: 6,
    }).writable(),
    vatDefaults: structure(vatDefaults, 'VAT of new documents', 'НДС новых документов').writable(),
    csvDelimiter: choice(csvDelimiters, 'Between the cells of a CSV file', 'Между ячейками файла CSV').writable(),
    fxSource: choice(
      fxSources,
      'Where exchange rates come from: set by hand, or the Bank of Russia',
      'Откуда берутся курсы валют: вручную или от Банка России',
    ).writable(),
    mapTilesUrl: text(500, 'Address of the map tiles', 'Адрес плиток карты')
      .nullable()
      .writable()
      .example('https://tiles.example.com/{z}/{x}/{y}.png')
      .describe(
        'With `{z}`, `{x}` and `{y}` of the usual scheme (Web Mercator, 256 pixels); `https` alone. Browsers ask it themselves. Null for the map that comes with the product.',
      ),
    mapTilesAttribution: text(300, 'Who made the map', 'Правообладатель карты')
      .nullable()
      .writable()
      .example('© OpenStreetMap contributors')
      .describe('Stands on the map as the licence of the tiles demands; needed with an address.'),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type RegionalSettings = RecordOf<typeof regionalSettings>;
