import type { Colleague } from './cast.ts';
import type { Department, Goods } from './company.ts';
import type { Course } from './course.ts';

/** Something that a department needs in the month. */
export interface Need {
  /** `office-3`: tells it from the others. */
  name: string;
  /** What its papers are numbered by: `203`. */
  number: number;
  title: string;
  course: Course;
  requester: Colleague;
  lines: Array<{ goods: Goods; quantity: string }>;
  /** When it was noticed, when the goods came and when they were paid, as far as they were. */
  day: string;
  comes: string;
  paid: string;
  dueInDays: number;
}

type Planned = readonly [course: Course, title: string, lines: ReadonlyArray<readonly [sku: string, quantity: number]>];

/** What each department needs, in the order of the month. */
const needs: Readonly<Record<string, readonly Planned[]>> = {
  Склад: [
    [
      'asked by link and paid',
      'Короба и плёнка на отгрузки',
      [
        ['УП-001', 600],
        ['УП-002', 24],
      ],
    ],
    ['bought and paid', 'Клейкая лента', [['УП-004', 120]]],
    ['sent back', 'Термоконтейнеры для вакцин', [['УП-003', 12]]],
    ['paid in part and overdue', 'Короба на внеплановую отгрузку', [['УП-001', 400]]],
    ['late', 'Термоконтейнеры, вторая партия', [['УП-003', 8]]],
    ['waits for approval', 'Плёнка на следующий месяц', [['УП-002', 40]]],
    [
      'late with a part',
      'Короба с печатью',
      [
        ['УП-001', 300],
        ['УП-004', 60],
      ],
    ],
  ],
  Офис: [
    [
      'asked by link and paid',
      'Бумага и картриджи',
      [
        ['ОФ-001', 60],
        ['ОФ-002', 4],
      ],
    ],
    ['dearer and accepted', 'Вода на месяц', [['ОФ-004', 45]]],
    ['to be paid later', 'Кресла в переговорные', [['ОФ-003', 16]]],
    ['paid in part and overdue', 'Картриджи для бухгалтерии', [['ОФ-002', 6]]],
    ['quotes to choose from', 'Кресла для новых сотрудников', [['ОФ-003', 9]]],
    ['rejected', 'Кресло руководителя', [['ОФ-003', 2]]],
  ],
  ИТ: [
    [
      'to be paid later',
      'Ноутбуки новым сотрудникам',
      [
        ['ИТ-001', 5],
        ['ИТ-004', 10],
      ],
    ],
    ['dearer and not settled', 'Принтеры этикеток на склад', [['ИТ-003', 3]]],
    ['declined by the supplier', 'Сканеры на приёмку', [['ИТ-002', 4]]],
    ['bought and paid', 'Патч-корды', [['ИТ-004', 50]]],
    ['late with a part', 'Сканеры на комплектацию', [['ИТ-002', 6]]],
    ['a draft', 'Ноутбук на замену', [['ИТ-001', 1]]],
  ],
  Лаборатория: [
    ['bought and paid', 'Перчатки', [['ЛБ-001', 80]]],
    ['sent back', 'Наборы реагентов', [['ЛБ-003', 10]]],
    ['to be paid later', 'Пробирки на квартал', [['ЛБ-002', 14]]],
    ['quotes to choose from', 'Реагенты на следующий месяц', [['ЛБ-003', 6]]],
    [
      'bought and paid',
      'Перчатки и пробирки',
      [
        ['ЛБ-001', 30],
        ['ЛБ-002', 4],
      ],
    ],
    ['stopped by the budget', 'Анализатор влажности', [['ЛБ-004', 1]]],
  ],
};

/** Working days until goods come, and until they are paid. */
const [comesAfter, paidAfter] = [3, 5];

/** The needs of a department over these days, so that all departments together have some on every one of them. */
export function needsOf(departments: readonly Department[], at: number, days: readonly string[]): Need[] {
  const { mark, name, asks, goods } = departments[at] as Department;
  const last = days.length - 1;
  return (needs[name] ?? []).map(([course, title, lines], place) => {
    const noticed = Math.min(last, place * departments.length + at);
    const dayAfter = (more: number) => days[Math.min(last, noticed + more)] as string;
    return {
      ...{ name: `${mark}-${place + 1}`, number: 100 * (at + 1) + place + 1, title, course },
      requester: asks[place % asks.length] as Colleague,
      lines: lines.map(([sku, quantity]) => ({
        goods: goods.find((one) => one.sku === sku) as Goods,
        quantity: String(quantity),
      })),
      ...{ day: dayAfter(0), comes: dayAfter(comesAfter), paid: dayAfter(paidAfter), dueInDays: 10 + place * 4 },
    };
  });
}
