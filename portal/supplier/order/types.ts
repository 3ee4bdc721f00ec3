import type { paths } from '../../../sdk/types.ts';

type Base = '/api/v1/public/v1/purchase-orders/{token}';
type Body<Path extends keyof paths> = paths[Path] extends { post: { requestBody?: { content: infer Content } } }
  ? Content extends { 'application/json': infer Given }
    ? Given
    : never
  : never;

/** An order as its supplier sees it; of one that was cancelled or revised, no more than whose and which it was. */
export type Order = paths[Base]['get']['responses']['200']['content']['application/json'];
/** What is ordered. */
export type Ordered = NonNullable<Order['order']>;
export type Line = Ordered['lines'][number];

export type ConfirmBody = Body<`${Base}/confirm`>;
export type DeclineBody = Body<`${Base}/decline`>;

export interface AnswerProps {
  token: string;
  order: Order;
  ordered: Ordered;
  /** The order as it stands after an answer. */
  onAnswered(after: Order): void;
  /** It is no longer what the page shows: it is read anew. */
  onStale(): Promise<void>;
}
