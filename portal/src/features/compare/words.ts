import { showQuantity } from '../../kit/format.ts';
import { counted, say, words } from '../../kit/say.ts';
import { showUnit } from '../../kit/units.ts';
import type { FieldFault } from '../../shared/api/problem.ts';
import { decimal } from './model/exact.ts';
import type { CellFault } from './model/faults.ts';
import type { Line, Mark } from './model/matrix.ts';

/** Marks that stand in a cell, and what each of them means. */
export const markLabels: Readonly<Partial<Record<Mark, ReturnType<typeof words>>>> = {
  expired: words('expired', 'истекло'),
  no_rate: words('no rate', 'нет курса'),
  uom_unknown: words('unit?', 'ед. изм.?'),
  reconfirm: words('to confirm', 'уточнить'),
  anomaly: words('unusual', 'необычная'),
  analog: words('analog', 'аналог'),
  below_moq: words('min. lot', 'мин. партия'),
  not_pack_multiple: words('packs', 'кратность'),
};

export const markMeanings: Readonly<Record<Mark, ReturnType<typeof words>>> = {
  best: words('The lowest price of those that hold', 'Самая низкая цена из действующих'),
  soonest: words('Delivered soonest', 'Самая быстрая поставка'),
  expired: words(
    'The quote has expired: the price needs to be confirmed',
    'Срок предложения истёк: цену нужно подтвердить',
  ),
  no_rate: words('No exchange rate is known for its currency', 'Нет курса валюты предложения'),
  uom_unknown: words('The unit of the supplier does not convert', 'Единица поставщика не пересчитывается'),
  reconfirm: words(
    'The request changed after this answer: ask the supplier to confirm',
    'Запрос изменился после ответа: попросите поставщика подтвердить цену',
  ),
  anomaly: words(
    'Far from the other prices and from what was paid before',
    'Сильно отличается от других цен и прошлых закупок',
  ),
  partial: words('Less is on offer than is needed', 'Предложено меньше, чем нужно'),
  analog: words('Another product is offered instead', 'Предложен другой товар взамен'),
  below_moq: words('Less is needed than the supplier sells', 'Нужно меньше минимальной партии поставщика'),
  not_pack_multiple: words(
    'The need is not in whole packs of the supplier',
    'Количество не кратно упаковке поставщика',
  ),
};

/** Why a quantity cannot be saved, in a few words. */
export function sayFault(fault: CellFault, { unit }: Line): string {
  switch (fault.kind) {
    case 'unreadable':
      return say('not a number', 'не число');
    case 'not_whole':
      return say(`whole ${showUnit(unit)} only`, 'только целое');
    case 'over_offer': {
      const offered = showQuantity(decimal(fault.available));
      return say(`${offered} available`, `доступно ${offered}`);
    }
    case 'under_floor': {
      const floor = showQuantity(decimal(fault.floor));
      return say(`${floor} at least`, `мин. ${floor}`);
    }
  }
}

export const sayDays = (days: number | null) =>
  days === null ? say('no term', 'срок?') : say(`${days} d`, `${days}\u00a0дн`);

export const saySaved = (lines: number, time: string) => {
  const counts = counted(lines, ['line', 'lines'], ['позиция', 'позиции', 'позиций']);
  return say(`Saved at ${time}, ${counts}`, `Сохранено в ${time}, ${counts}`);
};

/** What the server said of a cell, where there is room for a word or two. */
export function sayRefusal({ code, message, params = {} }: FieldFault): string {
  const shown = (name: string) => (typeof params[name] === 'string' ? showQuantity(params[name]) : '');
  if (code === 'below_moq') return say(`${shown('moq')} at least`, `от ${shown('moq')}`);
  if (code === 'not_pack_multiple') return say(`by ${shown('packQuantity')}`, `кратно ${shown('packQuantity')}`);
  if (code === 'exceeds_offer') return say(`${shown('offered')} available`, `доступно ${shown('offered')}`);
  return code === 'quote_expired' ? say('expired', 'истекло') : message;
}

/** What became of a pasted block. */
export function sayPasted(taken: number, left: number, unreadable: number): string {
  const cells = counted(
    taken,
    ['value pasted', 'values pasted'],
    ['значение вставлено', 'значения вставлены', 'значений вставлено'],
  );
  const skipped = left > 0 ? ` · ${say(`${left} where there is no price`, `${left} без цены пропущено`)}` : '';
  const wrong = unreadable > 0 ? ` · ${say(`${unreadable} not numbers`, `${unreadable} не числа`)}` : '';
  return `${cells}${skipped}${wrong}`;
}
