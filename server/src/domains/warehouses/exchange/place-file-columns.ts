import { type Choices, type ExchangeColumn, plainWords } from '../../../kernel/exchange/exchange.ts';
import { number, text } from '../../../kernel/exchange/file-column.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Warehouse } from '../warehouse.ts';

/** What stands in a file for each kind; the first is what an export writes. */
const kinds: Readonly<Record<Warehouse['kind'], readonly string[]>> = {
  main: ['Склад', 'основной', 'main', 'warehouse'],
  transit: ['В пути', 'транзит', 'транзитный', 'transit'],
  site: ['Объект', 'площадка', 'стройплощадка', 'site'],
  virtual: ['Виртуальный', 'virtual'],
};

export const kindWord = (kind: Warehouse['kind']) => kinds[kind][0] as string;

const kindChoices: Choices = {
  meanings: Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, all]) => [kind, ...all].map((word) => [plainWords(word), kind])),
  ),
  expected: words('"main", "transit", "site" or "virtual"', '«склад», «в пути», «объект» или «виртуальный»'),
};

/** The columns of a file of warehouses. */
export const placeFileColumns: readonly ExchangeColumn[] = [
  {
    ...text(
      'name',
      'Name',
      'Наименование',
      'название',
      'склад',
      'наименование склада',
      'warehouse',
      'warehouse name',
      'site name',
      'location name',
    ),
    required: true,
  },
  {
    ...text(
      'placeCode',
      'Code',
      'Код',
      'код склада',
      'номер склада',
      'warehouse code',
      'warehouse number',
      'warehouse no',
      'location code',
      'site code',
    ),
    at: '/code',
  },
  { ...text('kind', 'Kind', 'Вид', 'тип', 'вид склада', 'тип склада', 'type', 'warehouse type'), choices: kindChoices },
  text('address', 'Address', 'Адрес', 'адрес склада', 'место', 'warehouse address', 'street address', 'location'),
  number('latitude', 'Latitude', 'Широта', 'шир', 'lat'),
  number('longitude', 'Longitude', 'Долгота', 'долг', 'lon', 'lng', 'long'),
  text(
    'contactName',
    'Contact person',
    'Контактное лицо',
    'кладовщик',
    'ответственный',
    'МОЛ',
    'contact',
    'contact name',
    'storekeeper',
    'manager',
    'responsible',
  ),
  text('phone', 'Phone', 'Телефон', 'тел', 'телефон склада', 'phone number', 'telephone', 'tel'),
  {
    ...text('isDefault', 'Default', 'Основной', 'по умолчанию', 'is default', 'main'),
    kind: 'boolean',
    onlyInExports: true,
  },
];
