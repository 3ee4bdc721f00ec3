import { lifecycle, type Move, status } from './kit/lifecycle.ts';

const statuses = {
  draft: status('Draft', 'Черновик'),
  sent: status('Sent', 'Отправлен', 'accent'),
  partially_quoted: status('Some answered', 'Есть ответы', 'warning'),
  quoted: status('All answered', 'Все ответили', 'good'),
  expired: status('Deadline passed', 'Срок истёк', 'warning'),
  closed: status('Closed', 'Закрыт'),
  cancelled: status('Cancelled', 'Отменён', 'bad'),
};

export type RfqStatus = keyof typeof statuses;

type Declared = Move<RfqStatus>;

/** Where answers are taken. */
const asking: readonly RfqStatus[] = ['sent', 'partially_quoted', 'quoted'];

/** Where suppliers may answer, or could again with a later deadline. */
const told: readonly RfqStatus[] = [...asking, 'expired'];

/** A person asks for it. */
const asked = (from: readonly RfqStatus[], to: RfqStatus, right: 'send' | 'update' | 'delete'): Declared => ({
  ...{ from, to },
  permission: `supplier_rfqs.${right}`,
});

/** It follows from the answers or from the clock, and is never asked for. */
const automatic = (from: readonly RfqStatus[], to: RfqStatus): Declared => ({
  ...{ from, to },
  permission: null,
  isAutomatic: true,
});

/** Every move of a request for quotes: where from, where to, by whom. Nothing else decides a status. */
export const rfqFlow = lifecycle({
  initial: 'draft',
  statuses,
  moves: {
    send: asked(['draft'], 'sent', 'send'),
    // By the answers: none, some, or all of those who were asked and did not decline.
    unquote: automatic(['partially_quoted', 'quoted', 'expired'], 'sent'),
    quote_some: automatic(['sent', 'quoted', 'expired'], 'partially_quoted'),
    quote_all: automatic(['sent', 'partially_quoted', 'expired'], 'quoted'),
    expire: automatic(asking, 'expired'),
    close: asked(told, 'closed', 'update'),
    cancel: asked(['draft', ...told], 'cancelled', 'delete'),
  },
});

export type RfqMove = keyof typeof rfqFlow.moves;

export const isAsking = (status: RfqStatus) => asking.includes(status);

export const isTold = (status: RfqStatus) => told.includes(status);
