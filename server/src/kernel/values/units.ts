import { choice } from '../fields.ts';
import { type Words, words } from '../problems/errors.ts';

/** A unit of measure: OKEI code, symbol as documents print it, what it measures, and how many units of its dimension's base it holds. */
export interface Unit {
  readonly code: string;
  readonly symbol: string;
  readonly name: Words;
  readonly dimension: 'count' | 'mass' | 'length' | 'area' | 'volume' | 'time' | 'energy' | 'package';
  /** Decimal text: 1 of this unit = `factor` of the dimension's base unit (кг, м, м2, м3, ч, кВт·ч). Packages convert only by an item's own factor. */
  readonly factor: string | null;
  /** Counted in whole numbers only. */
  readonly whole: boolean;
}

type Row = readonly [
  code: string,
  symbol: string,
  ru: string,
  en: string,
  dimension: Unit['dimension'],
  factor: string | null,
  whole?: boolean,
];

// Codes and symbols: OKEI, the all-Russian classifier of units of measure (OK 015-94).
const rows: readonly Row[] = [
  ['796', 'шт', 'Штука', 'Piece', 'count', '1', true],
  ['642', 'ед', 'Единица', 'Unit', 'count', '1', true],
  ['641', 'дюжина', 'Дюжина', 'Dozen', 'count', '12', true],
  ['797', '100 шт', 'Сто штук', 'Hundred pieces', 'count', '100'],
  ['798', 'тыс. шт', 'Тысяча штук', 'Thousand pieces', 'count', '1000'],
  ['715', 'пар', 'Пара', 'Pair', 'count', '2', true],
  ['839', 'компл', 'Комплект', 'Set', 'package', null, true],
  ['704', 'набор', 'Набор', 'Kit', 'package', null, true],
  ['778', 'упак', 'Упаковка', 'Package', 'package', null, true],
  ['728', 'пач', 'Пачка', 'Pack', 'package', null, true],
  ['736', 'рул', 'Рулон', 'Roll', 'package', null, true],
  ['625', 'лист', 'Лист', 'Sheet', 'package', null, true],
  ['868', 'бут', 'Бутылка', 'Bottle', 'package', null, true],
  ['872', 'флак', 'Флакон', 'Vial', 'package', null, true],
  ['812', 'ящ', 'Ящик', 'Box', 'package', null, true],
  ['616', 'боб', 'Бобина', 'Reel', 'package', null, true],
  ['163', 'г', 'Грамм', 'Gram', 'mass', '0.001'],
  ['166', 'кг', 'Килограмм', 'Kilogram', 'mass', '1'],
  ['206', 'ц', 'Центнер', 'Centner', 'mass', '100'],
  ['168', 'т', 'Тонна', 'Tonne', 'mass', '1000'],
  ['003', 'мм', 'Миллиметр', 'Millimetre', 'length', '0.001'],
  ['004', 'см', 'Сантиметр', 'Centimetre', 'length', '0.01'],
  ['006', 'м', 'Метр', 'Metre', 'length', '1'],
  ['018', 'пог. м', 'Погонный метр', 'Running metre', 'length', '1'],
  ['008', 'км', 'Километр', 'Kilometre', 'length', '1000'],
  ['051', 'см2', 'Квадратный сантиметр', 'Square centimetre', 'area', '0.0001'],
  ['055', 'м2', 'Квадратный метр', 'Square metre', 'area', '1'],
  ['059', 'га', 'Гектар', 'Hectare', 'area', '10000'],
  ['111', 'мл', 'Миллилитр', 'Millilitre', 'volume', '0.000001'],
  ['112', 'л', 'Литр', 'Litre', 'volume', '0.001'],
  ['113', 'м3', 'Кубический метр', 'Cubic metre', 'volume', '1'],
  ['355', 'мин', 'Минута', 'Minute', 'time', '0.01666667'],
  ['356', 'ч', 'Час', 'Hour', 'time', '1'],
  ['359', 'сут', 'Сутки', 'Day', 'time', '24'],
  ['362', 'мес', 'Месяц', 'Month', 'package', null],
  ['539', 'чел.ч', 'Человеко-час', 'Man-hour', 'package', null],
  ['245', 'кВт.ч', 'Киловатт-час', 'Kilowatt-hour', 'energy', '1'],
  ['246', 'МВт.ч', 'Мегаватт-час', 'Megawatt-hour', 'energy', '1000'],
  ['876', 'усл. ед', 'Условная единица', 'Conventional unit', 'package', null],
];

export const units: ReadonlyMap<string, Unit> = new Map(
  rows.map(([code, symbol, ru, en, dimension, factor, whole = false]) => [
    code,
    { code, symbol, name: words(en, ru), dimension, factor, whole },
  ]),
);

/** The unit a new item is counted in: шт. */
export const pieces = '796';

/** A code of the unit list, such as 796 (шт), 166 (кг) or 006 (м). */
export const uom = (title = 'Unit, OKEI code') => ({
  ...choice([...units.keys()], title, { examples: [pieces] }),
  'x-of': 'units',
});
