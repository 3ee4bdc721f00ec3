import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { approvedRecords } from './approval.ts';
import type { Book } from './book.ts';
import { checkBooks } from './books.ts';
import { compare } from './compare.ts';
import type { Answered, Deed } from './deed.ts';
import { saySo, send } from './deeds/approvals.ts';
import { decide } from './deeds/decide.ts';
import { changeInvoice, createInvoice } from './deeds/invoices.ts';
import { moveInvoice } from './deeds/move-invoice.ts';
import { changePayment, deletePayment, pay } from './deeds/payments.ts';
import {
  answerProposal,
  changeProposal,
  convertProposal,
  createProposal,
  deleteProposal,
  moveProposal,
  restoreProposal,
} from './deeds/proposals.ts';
import { moveQuote, quote } from './deeds/quotes.ts';
import { receive, reverse, spend } from './deeds/receipts.ts';
import { cancelRequest, requestInvoices } from './deeds/requests.ts';
import {
  addLine,
  cancelLine,
  changeLate,
  changeLine,
  createRequisition,
  dateRequisition,
  restoreLine,
} from './deeds/requisitions.ts';
import { changeSale, createSale, deleteSale, deleteSalePayment, moveSale, paySale } from './deeds/sales.ts';
import { approve, moveRequisition } from './deeds/statuses.ts';
import { type Answer, furnish, type World } from './furnish.ts';
import { type Profile, profiles } from './profiles.ts';

/** How often each is done among the others. */
const weights = [
  [2, createRequisition],
  [1, addLine],
  [2, changeLine],
  [1, cancelLine],
  [1, restoreLine],
  [1, dateRequisition],
  [1, changeLate],
  [4, approve],
  [2, moveRequisition],
  [5, send],
  [14, saySo],
  [2, quote],
  [1, moveQuote],
  [6, decide],
  [2, requestInvoices],
  [1, cancelRequest],
  [4, createInvoice],
  [1, changeInvoice],
  [4, moveInvoice],
  [3, pay],
  [1, changePayment],
  [1, deletePayment],
  [5, receive],
  [2, reverse],
  [1, spend],
  [2, createProposal],
  [1, changeProposal],
  [4, moveProposal],
  [1, answerProposal],
  [2, convertProposal],
  [1, deleteProposal],
  [1, restoreProposal],
  [2, createSale],
  [1, changeSale],
  [6, moveSale],
  [1, deleteSale],
  [4, paySale],
  [2, deleteSalePayment],
] as const;

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(...weights.map(([weight, arbitrary]) => ({ weight, arbitrary })));

export interface Sequence {
  profile: Profile;
  deeds: Deed[];
}

const sequences = (steps: number): fc.Arbitrary<Sequence> =>
  fc
    .record({
      profile: fc.constantFrom(...profiles),
      first: createRequisition,
      sale: createSale,
      rest: fc.array(anyDeed, { minLength: steps, maxLength: steps, size: 'max' }),
    })
    .map(({ profile, first, sale, rest }) => ({ profile, deeds: [first, sale, ...rest] }));

/** The same seed draws the same sequence. */
export const drawSequence = (seed: number, steps: number) =>
  fc.sample(sequences(steps), { seed, numRuns: 1 })[0] as Sequence;

const newBook = (profile: Profile): Book => ({
  profile,
  requisitions: [],
  quotes: [],
  requests: [],
  invoices: [],
  proposals: [],
  sales: [],
  adjusted: [0, 0, 0],
  clock: 0,
  turns: 0,
});

/** What broke, and at which step. */
export class Broken extends Error {
  readonly invariant: string;

  constructor(invariant: string, what: string, step: number, deed: string) {
    super(`${invariant}: ${what}\n    at step ${step}: ${deed}`);
    this.invariant = invariant;
  }
}

export interface Counts {
  steps: number;
  done: number;
  refused: number;
  repeated: number;
  /** How often a record came to a status, or its approval to a step. */
  reached: Record<string, number>;
}

export const told = ({ name, given, twice }: Deed) => `${name} ${JSON.stringify(given)}${twice ? ' twice' : ''}`;

/** Does deeds one after another; after each, the answer, what is read and the books are what the model foretells. */
export async function runSequence(world: World, { profile, deeds }: Sequence, counts: Counts): Promise<void> {
  const place = await furnish(world, profile);
  const book = newBook(profile);
  let step = 0;
  for (const deed of deeds) {
    const plan = deed.plan(book, place);
    if (!plan) continue;
    step += 1;
    const fail = (invariant: string, what: string): never => {
      throw new Broken(invariant, what, step, `${told(deed)} (${profile.name})`);
    };
    const answer = await perform(world, deed, plan.call, counts, fail);
    judge(answer, plan.refusals, fail);
    const before = standing(book);
    if (answer.status < 400) plan.write(answer.json);
    counts.steps += 1;
    counts[answer.status < 400 ? 'done' : 'refused'] += 1;
    for (const one of standing(book).difference(before)) {
      const what = one.slice(one.indexOf(' ') + 1);
      counts.reached[what] = (counts.reached[what] ?? 0) + 1;
    }
    const [differing] = await compare(world, book, place);
    if (differing) fail('M2 what is read is what the model holds', differing);
    const [wrong] = await checkBooks(world);
    if (wrong) fail(wrong.invariant, wrong.what);
  }
}

/** Where everything that is approved stands, and its approval. */
const standing = (book: Book) =>
  new Set(
    approvedRecords(book).flatMap(({ id, kind, status, approval }) => [
      `${id} ${kind} ${status}`,
      ...(approval ? [`${id} approval ${approval.status} at step ${approval.at + 1}`] : []),
    ]),
  );

type Fail = (invariant: string, what: string) => never;

async function perform(
  world: World,
  { twice }: Deed,
  [method, path, body, headers]: readonly [string, string, object?, Record<string, string>?],
  counts: Counts,
  fail: Fail,
): Promise<Answer> {
  const isKeyed = twice && method !== 'DELETE';
  const sent = { ...headers, ...(isKeyed && { 'idempotency-key': randomUUID() }) };
  const answer = await world.ask(method, path, body, sent);
  if (!isKeyed || answer.status >= 400) return answer;
  counts.repeated += 1;
  const again = await world.ask(method, path, body, sent);
  if (again.status !== answer.status || JSON.stringify(again.json) !== JSON.stringify(answer.json))
    fail(
      'M3 what is sent twice is done once and answered alike',
      `${again.status} ${nameOf(again)} after ${answer.status}`,
    );
  return answer;
}

function judge(answer: Answer, refusals: readonly string[], fail: Fail) {
  const isDone = answer.status < 400;
  const said = isDone ? `${answer.status}` : `${answer.status} ${nameOf(answer)}`;
  if (answer.status >= 500) fail('M4 nothing is answered with 500', said);
  if (isDone !== (refusals.length === 0) || !(isDone || refusals.includes(nameOf(answer))))
    fail(
      'M1 what is allowed is done and what is not is refused by its rule',
      `${said}, foretold ${refusals.join(', ') || 'done'}`,
    );
}

/** The rule of a refusal, the fault of its first field, or its code. */
const nameOf = ({ json }: { json: Answered }): string => json?.rule ?? json?.errors?.[0]?.code ?? json?.code;
