import type { Approval, Approved, Book } from './book.ts';
import { grossTotal, plannedTotal, soldTotal } from './counted.ts';
import { mayApprove, mayPass, owner, type Route, speakersOf } from './people.ts';

export type Verdict = 'approved' | 'rejected';

export const approvedRecords = ({ requisitions, invoices, proposals, sales }: Book): Approved[] => [
  ...requisitions,
  ...invoices,
  ...proposals,
  ...sales,
];

function worthOf(record: Approved): number {
  if (record.kind === 'procurement') return plannedTotal(record);
  return record.kind === 'invoice' ? grossTotal(record) : soldTotal(record);
}

/** The route that is for a record as it is now. */
export function routeOf({ profile }: Book, record: Approved): Route | undefined {
  const worth = worthOf(record);
  return profile.routes.find(
    ({ kind, from, to = Number.POSITIVE_INFINITY }) => kind === record.kind && worth >= from && worth < to,
  );
}

/** Everything is made by the key, and so by the owner; a requisition is whose who sent it. */
const authorsOf = ({ kind, sentBy }: Approved): number[] =>
  kind === 'procurement' ? [sentBy ?? owner] : [owner, sentBy ?? owner];

/** Whose word an open step waits for. */
export function turnOf({ profile }: Book, { approval }: Pick<Approved, 'approval'>): number[] {
  if (approval?.status !== 'pending') return [];
  const heard = approval.said.flatMap(({ at, by }) => (at === approval.at ? by : []));
  const unanswered = stepOf(approval)
    .asked.map(speakersOf)
    .filter((all) => !all.some((one) => heard.includes(one)));
  const isBarred = (one: number) => profile.noSelfApproval && approval.authors.includes(one);
  return [...new Set(unanswered.flat())].filter((one) => !isBarred(one)).toSorted((a, b) => a - b);
}

const stepOf = ({ steps, at }: Approval) => steps[at] as (typeof steps)[number];

/** What stands in the way of somebody's word on a record that waits. */
export function unheard(book: Book, record: Approved, by: number, verdict: Verdict): Record<string, boolean> {
  const { approval, kind } = record;
  const forbidden = !mayApprove(kind, by);
  const isOwn = (authors: readonly number[]) => book.profile.noSelfApproval && authors.includes(by);
  if (approval?.status !== 'pending')
    return { forbidden, self_approval: verdict === 'approved' && isOwn(authorsOf(record)) };
  const turn = turnOf(book, record);
  const isOwnRecord = isOwn(approval.authors);
  return {
    forbidden,
    self_approval: isOwnRecord,
    not_an_approver: !isOwnRecord && turn.length > 0 && !turn.includes(by),
    nobody_left: !isOwnRecord && turn.length === 0 && !mayPass(by),
  };
}

/** Keeps somebody's word; whether the record moves by it. */
export function say(book: Book, record: Pick<Approved, 'approval'>, by: number, verdict: Verdict): boolean {
  const { approval } = record;
  if (approval?.status !== 'pending') return true;
  const isAsked = turnOf(book, record).includes(by);
  approval.said.push({ at: approval.at, by, verdict: verdict === 'approved' && !isAsked ? 'passed' : verdict });
  if (verdict === 'approved') {
    if (isAsked && stepOf(approval).mode === 'all' && turnOf(book, record).length > 0) return false;
    if (approval.at + 1 < approval.steps.length) {
      approval.at += 1;
      return false;
    }
  }
  approval.status = verdict;
  return true;
}

/** Whether the word of approval would be the last one. */
export const isLastWord = (book: Book, { approval }: Approved, by: number) =>
  say(book, { approval: structuredClone(approval) }, by, 'approved');

/** The steps begin, of the route that is for the record now; without one, its single step is left. */
function begin(book: Book, record: Approved) {
  const route = routeOf(book, record);
  record.approval = route
    ? { status: 'pending', steps: route.steps, at: 0, authors: authorsOf(record), said: [] }
    : null;
}

const aside = ['on_hold', 'disputed'];

/** A record that is worked on again was not approved as it is. */
const begun = ['draft', 'received'];

/** What was refused stays in sight as long as nothing else comes of the record. */
const refused = [...begun, ...aside, 'rejected', 'cancelled', 'archived'];

/** What a change of status, other than by a word of approval, makes of the approval. */
export function followStatus(book: Book, record: Approved) {
  const { status, approval } = record;
  if (status === 'pending_approval') {
    if (approval?.status === 'paused') approval.status = 'pending';
    else begin(book, record);
  } else if (approval?.status === 'pending' || approval?.status === 'paused') {
    if (aside.includes(status)) approval.status = 'paused';
    else record.approval = null;
  } else if (approval?.status === 'approved' ? begun.includes(status) : !refused.includes(status)) {
    record.approval = null;
  }
}

/** What a change of content makes of it: no word outlives what it was said of. */
export function followContent(book: Book, record: Approved) {
  if (record.status === 'pending_approval') begin(book, record);
  else if (record.approval?.status === 'paused') record.approval = null;
}
