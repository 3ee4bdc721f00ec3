import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, each checked under its own name. */
export const deliveryBatchRequirements = ['items', 'reason', 'quantities'] as const;

export type DeliveryBatchRequirement = (typeof deliveryBatchRequirements)[number];

const statuses = {
  planned: status('Planned', 'Запланирована'),
  loading: status('Loading', 'Погрузка', 'accent', { action: words('Load', 'Начать погрузку') }),
  in_transit: status('In transit', 'В пути', 'accent', { action: words('Dispatch', 'Отправить') }),
  delivered: status('Delivered', 'Доставлена', 'good', { action: words('Delivered', 'Доставлена') }),
  partially_delivered: status('Delivered in part', 'Доставлена частично', 'warning', {
    action: words('Delivered in part', 'Доставлена частично'),
  }),
  returned: status('Returned', 'Возвращена', 'bad', { action: words('Returned', 'Вернулась') }),
  cancelled: status('Cancelled', 'Отменена', 'bad', { action: words('Cancel', 'Отменить') }),
};

export type DeliveryBatchStatus = keyof typeof statuses;

type Declared = Move<DeliveryBatchStatus, DeliveryBatchRequirement>;

const asked = (from: Declared['from'], to: DeliveryBatchStatus, ...requires: DeliveryBatchRequirement[]): Declared => ({
  ...{ from, to, requires },
  permission: 'logistics.update',
});

/** Every move of a delivery batch. */
export const deliveryBatchFlow = lifecycle({
  initial: 'planned',
  statuses,
  moves: {
    load: asked(['planned'], 'loading', 'items'),
    dispatch: asked(['loading'], 'in_transit', 'items'),
    deliver: asked(['in_transit', 'partially_delivered'], 'delivered'),
    deliver_in_part: asked(['in_transit'], 'partially_delivered', 'quantities'),
    return: asked(['in_transit'], 'returned', 'reason'),
    cancel: asked(['planned', 'loading'], 'cancelled', 'reason'),
  },
});

export type DeliveryBatchMove = keyof typeof deliveryBatchFlow.moves;

/** Nothing more happens to a batch in these. */
export const closedBatchStatuses = [
  'delivered',
  'returned',
  'cancelled',
] as const satisfies readonly DeliveryBatchStatus[];
