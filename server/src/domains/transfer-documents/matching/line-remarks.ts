import { remark } from './remarks.ts';

export const unitUnknown = (line: string, told: string) =>
  remark(
    'review',
    'unit_unknown',
    line,
    `The unit ${told} is not known: it is kept as a conventional unit.`,
    `Единица «${told}» неизвестна: строка пойдёт в условных единицах.`,
  );

export const unitMustBeWhole = (line: string, told: string, quantity: string) =>
  remark(
    'review',
    'unit_must_be_whole',
    line,
    `${quantity} ${told}: this unit is counted in whole ones, so it is kept as a conventional unit.`,
    `${quantity} ${told}: эта единица считается только целыми, строка пойдёт в условных единицах.`,
  );

export const priceRecounted = (line: string, told: string, counted: string) =>
  remark(
    'info',
    'price_recounted',
    line,
    `Price ${told} and quantity do not make the cost of the line: ${counted} is taken.`,
    `Цена ${told} и количество не дают стоимость строки: взята цена ${counted}.`,
  );

export const quantityUntold = (line: string) =>
  remark('info', 'quantity_untold', line, 'No quantity is told: one is taken.', 'Количество не указано: взято одно.');

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
    'The unit is another than that of the catalog or the requisition, so the line is not matched.',
    'Единица не приводится к единице каталога или заявки, поэтому строка не сопоставлена.',
  );

export const moreThanAwaited = (line: string, left: string) =>
  remark(
    'info',
    'more_than_awaited',
    line,
    `More than is awaited by the requisition: ${left}.`,
    `Больше, чем ожидается по заявке: ${left}.`,
  );
