import type { Permission } from '../../../../nouns/kit/rights.ts';
import { lifecycle, type Move } from '../../kernel/lifecycle.ts';

interface FlowMove extends Move {
  /** Who may ask for it; null where only the figures decide. */
  readonly permission: Permission | null;
}

const move = <const From extends readonly string[], const To extends string>(
  from: From,
  to: To,
  permission: Permission | null = null,
) => ({ from, to, permission }) satisfies FlowMove;

/** Where answers are taken. */
const askingStatuses = ['sent', 'partially_quoted', 'quoted'] as const;

const told = [...askingStatuses, 'expired'] as const;

/** Every move of a request for quotes. The guard, the documentation and the card read this table; nothing else decides a status. */
export const rfqMoves = {
  send: move(['draft'], 'sent', 'supplier_rfqs.send'),
  /** By the answers: none, some, or all of those who were asked and did not decline. */
  unquote: move(['partially_quoted', 'quoted', 'expired'], 'sent'),
  quote_some: move(['sent', 'quoted', 'expired'], 'partially_quoted'),
  quote_all: move(['sent', 'partially_quoted', 'expired'], 'quoted'),
  expire: move(askingStatuses, 'expired'),
  close: move(told, 'closed', 'supplier_rfqs.update'),
  cancel: move(['draft', ...told], 'cancelled', 'supplier_rfqs.delete'),
} as const;

export type RfqMove = keyof typeof rfqMoves;

export const declared: Readonly<Record<RfqMove, FlowMove>> = rfqMoves;

export const rfqLifecycle = lifecycle('draft', rfqMoves);

export const rfqStatuses = ['draft', ...told, 'closed', 'cancelled'] as const;

type RfqStatus = (typeof rfqStatuses)[number];

/** Whether suppliers may answer, or could again with a later deadline. */
export const isTold = (status: RfqStatus) => (told as readonly RfqStatus[]).includes(status);

export const isAsking = (status: RfqStatus) => (askingStatuses as readonly RfqStatus[]).includes(status);
