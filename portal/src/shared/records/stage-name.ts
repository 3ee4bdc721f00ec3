import { say, type Words, words } from '../../kit/say.ts';

/** The stages every portal begins with; those that a company names itself are called as it calls them. */
const known: readonly Words[] = [
  words('Preparation', 'Подготовка заявки'),
  words('Approval', 'Согласование'),
  words('Ready to source', 'Готово к закупке'),
  words('Collecting quotes', 'Сбор предложений'),
  words('Supplier selected', 'Поставщик выбран'),
  words('Awaiting delivery', 'Ожидание поставки'),
  words('Receiving', 'Приёмка'),
  words('Completed', 'Завершено'),
  words('Cancelled', 'Отменено'),
];

const byName = new Map(known.map((one) => [one.ru, one]));

/** The name of a stage in the language of who reads it. */
export const stageName = (name: string): string => {
  const found = byName.get(name);
  return found ? say(found) : name;
};
