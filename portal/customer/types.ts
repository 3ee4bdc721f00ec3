import type { paths } from '../../sdk/types.ts';

type Base = '/api/v1/public/v1/commercial-proposals/{token}';
type Read = paths[Base]['get'];
type Body<Path extends keyof paths> = paths[Path] extends { post: { requestBody?: { content: infer Content } } }
  ? Content extends { 'application/json': infer Given }
    ? Given
    : never
  : never;

/** A proposal as its customer sees it; of one that was withdrawn or replaced, no more than whose and which it was. */
export type Proposal = Read['responses']['200']['content']['application/json'];
/** What is offered. */
export type Offer = NonNullable<Proposal['offer']>;
export type Row = Offer['rows'][number];

export type AcceptBody = Body<`${Base}/accept`>;
export type DeclineBody = Body<`${Base}/decline`>;
export type QuestionBody = Body<`${Base}/questions`>;

/** What the person is about to do. */
export type Asking = 'accept' | 'decline' | 'question';

export interface DialogProps {
  token: string;
  proposal: Proposal;
  offer: Offer;
  /** The proposal as it stands after an answer. */
  onAnswered(after: Proposal): void;
  /** It is no longer what the page shows: it is read anew. */
  onStale(): Promise<void>;
  onClose(): void;
}
