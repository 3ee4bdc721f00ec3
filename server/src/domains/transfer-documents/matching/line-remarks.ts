import { remark } from './remarks.ts';

export const unitUnknown = (line: string, named: string) =>
  remark(
    'review',
    'unit_unknown',
    line,
    `The unit ${named} is not known: it is kept as a conventional unit.`,
    `Единица «${named}» неизвестна: строка пойдёт в условных единицах.`,
  );

export const unitMustBeWhole = (line: string, named: string, quantity: string) =>
  remark(
    'review',
    'unit_must_be_whole',
    line,
    `${quantity} ${named}: this unit is counted in whole ones, so it is kept as a conventional unit.`,
    `${quantity} ${named}: эта единица считается только целыми, строка пойдёт в условных единицах.`,
  );

export const priceRecounted = (line: string, stated: string, counted: string) =>
  remark(
    'info',
    'price_recounted',
    line,
    `Price ${stated} times the quantity is not the cost of the line: ${counted} is taken.`,
    `Цена ${stated} и количество не дают стоимость строки: взята цена ${counted}.`,
  );

export const quantityUntold = (line: string) =>
  remark('info', 'quantity_untold', line, 'No quantity is given: one is taken.', 'Количество не указано: взято одно.');

export const rateOfAnotherTime = (line: string, rate: string, day: string) =>
  remark(
    'review',
    'vat_rate_of_another_time',
    line,
    `VAT of ${rate} % is not charged on ${day}.`,
    `Ставка НДС ${rate} % на ${day} не действует.`,
  );

export const severalLines = (line: string, count: number) =>
  remark(
    'info',
    'several_requisition_lines',
    line,
    `${count} lines of requisitions may be meant: choose one in the invoice.`,
    `Подходит несколько строк заявок (${count}): выберите нужную в счёте.`,
  );

export const unitOfAnother = (line: string) =>
  remark(
    'info',
    'unit_differs',
    line,
    'The unit cannot be converted to that of the catalog or the requisition, so the line is not matched.',
    'Единица не приводится к единице каталога или заявки, поэтому строка не сопоставлена.',
  );

export const moreThanAwaited = (line: string, left: string) =>
  remark(
    'info',
    'more_than_awaited',
    line,
    `More than the requisition still expects: ${left}.`,
    `Больше, чем ожидается по заявке: ${left}.`,
  );

export const chosenLineGone = (line: string) =>
  remark(
    'review',
    'chosen_line_gone',
    line,
    'The requisition line that was chosen is awaited no more: choose another or leave the item alone.',
    'Выбранная строка заявки больше не ожидается: выберите другую или оставьте только позицию каталога.',
  );
