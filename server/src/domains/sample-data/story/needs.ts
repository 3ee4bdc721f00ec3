import { words } from '../../../kernel/problems/errors.ts';
import type { Article } from './goods.ts';

type Wanted = ReadonlyArray<readonly [article: Article, quantity: string]>;

/** What was asked for, in the order in which the story needs it. */
export const needs = {
  draft: {
    title: words('Paint for the gates', 'Краска для ворот'),
    lines: [
      ['ПР-401', '25'],
      ['ПР-402', '15'],
      ['ПР-406', '4'],
    ],
  },
  pending: {
    title: words('Boots for new people', 'Обувь для новых сотрудников'),
    lines: [
      ['ПР-505', '6'],
      ['ПР-502', '6'],
    ],
  },
  approved: {
    title: words('Consumables for a month', 'Расходники на месяц'),
    lines: [
      ['ПР-601', '200'],
      ['ПР-602', '40'],
      ['ПР-605', '30'],
    ],
  },
  rejected: { title: words('Ear defenders for the office', 'Наушники в офис'), lines: [['ПР-507', '12']] },
  compared: {
    title: words('Lighting of the workshop', 'Освещение цеха'),
    lines: [
      ['ПР-305', '24'],
      ['ПР-301', '350'],
      ['ПР-303', '12'],
      ['ПР-306', '10'],
    ],
  },
  chosen: {
    title: words('Metal for racks', 'Металл для стеллажей'),
    lines: [
      ['ПР-202', '120'],
      ['ПР-204', '60'],
    ],
  },
  arriving: {
    title: words('Fasteners for building 2', 'Крепёж для корпуса 2'),
    lines: [
      ['ПР-101', '2000'],
      ['ПР-103', '2000'],
      ['ПР-107', '150'],
    ],
  },
  waiting: {
    title: words('Gloves and respirators', 'Перчатки и респираторы'),
    lines: [
      ['ПР-501', '120'],
      ['ПР-504', '200'],
    ],
  },
  received: { title: words('Welding wire', 'Сварочная проволока'), lines: [['ПР-603', '50']] },
  held: { title: words('Channels for the crane', 'Швеллер для крана'), lines: [['ПР-205', '36']] },
  cancelled: { title: words('Sealant for windows', 'Герметик для окон'), lines: [['ПР-404', '20']] },
} as const satisfies Record<string, { title: ReturnType<typeof words>; lines: Wanted }>;

export type Need = keyof typeof needs;
