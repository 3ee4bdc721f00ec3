import { approvedRecords, turnOf } from './approval.ts';
import type { Approved, Book } from './book.ts';
import type { Answered, Place } from './deed.ts';
import type { World } from './furnish.ts';
import { people } from './people.ts';

type Differs = (what: string, held: unknown, read: unknown) => void;

interface Latest {
  id: string;
  status: string;
  step: number;
  said: Array<[step: number, by: string, verdict: string]>;
}

/** What was decided of every record, and what waits for somebody: another one of the portal at every step. */
export async function compareApprovals(world: World, book: Book, place: Place, differs: Differs): Promise<void> {
  if (book.profile.routes.length === 0) return;
  const records = approvedRecords(book);
  const idOf = (person: number) => place.people[person]?.id as string;
  const held = records.flatMap(({ id, approval }) =>
    approval
      ? {
          ...{ id, status: approval.status, step: approval.at + 1 },
          said: approval.said.map(({ at, by, verdict }) => [at + 1, idOf(by), verdict]),
        }
      : [],
  );
  const latest = await readLatest(world);
  differs(
    'what was decided',
    held.toSorted(byId),
    latest.filter(({ id }) => records.some((one) => one.id === id)),
  );

  book.turns += 1;
  const person = 1 + (book.turns % (people.length - 1));
  const { status, json } = await world.ask(
    'GET',
    '/api/v1/approvals?limit=100',
    undefined,
    place.people[person]?.headers,
  );
  if (status !== 200) return differs(`the list of person ${person}`, 200, json);
  const waiting = records.filter((record) => turnOf(book, record).includes(person)).map(({ id }) => id);
  differs(`what waits for person ${person}`, waiting.sort(), json.items.map((one: Answered) => one.recordId).sort());
}

/** Whom a card names as those it waits for; null where no approval is shown. */
export const waitedFor = (book: Book, record: Approved, { people: hired }: Place) =>
  record.approval &&
  turnOf(book, record)
    .map((person) => hired[person]?.id as string)
    .sort();

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

async function readLatest({ rows, tenantId }: World): Promise<Latest[]> {
  const all = await rows<Latest>(
    `select last.id, last.status, last.step, (select coalesce(json_agg(json_build_array(said.step, said.user_id, said.verdict)
        order by said.decided_at, said.id), '[]')
      from approval_decisions said where said.tenant_id = $1 and said.request_id = last.request_id) as said
    from (select distinct on (asked.record_id) asked.record_id as id, asked.id as request_id, asked.status, asked.step
      from approval_requests asked where asked.tenant_id = $1 order by asked.record_id, asked.id desc) last
    where last.status <> 'cancelled'`,
    [tenantId],
  );
  return all.toSorted(byId);
}
