import type { Installation } from '../crash/start-installation.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { type Followed, followAlong } from './follow-along.ts';
import { timeOf } from './time-of.ts';

/** The minute before its place that a reader is told again, and how long a transaction may take. */
const mostAgain = 60_000 + 5_000;

interface Place {
  name: string;
  cursor: string;
  /** What the reader had seen when it was given the cursor. */
  before: readonly string[];
  isBeforeTheLoss: boolean;
}

/**
 * R4: readers who stood anywhere before and after the restored moment go on with the cursors they have: none is refused, each sees
 * every event, and again at most those of the minute before its place.
 */
export async function checkReaders(
  installation: Installation,
  random: Seeded,
  pages: readonly Followed[],
  { restoredTo, lostAt }: { restoredTo: number; lostAt: number },
): Promise<{ findings: Finding[]; figures: { readers: number; mostToldAgain: number } }> {
  const facts = await installation.rows<{ id: string; isShown: boolean }>(
    `select id, event like 'integration_api.%' as "isShown" from audit_events where tenant_id = $1 order by position`,
    [installation.tenantId],
  );
  const events = facts.filter(({ isShown }) => isShown);
  const order = new Map(facts.map(({ id }, index) => [id, index]));
  const seen = pages.flatMap(({ ids }) => ids);
  const findings: string[] = missing(events, new Set(seen), 'the one that read all along');
  const places = placesOf(pages, random, { restoredTo, lostAt });
  let mostToldAgain = 0;
  for (const { name, cursor, before, isBeforeTheLoss } of places) {
    const after = await followAlong(installation, random, cursor, () => false).catch((error: Error) => error);
    if (after instanceof Error) {
      findings.push(`${name}: ${after.message}`);
      continue;
    }
    const told = after.flatMap(({ ids }) => ids);
    const known = new Set(before);
    const again = told.filter((id) => known.has(id));
    const newest = Math.max(...before.map(timeOf));
    mostToldAgain = Math.max(mostToldAgain, again.length);
    findings.push(
      ...missing(events, new Set([...before, ...told]), name),
      ...(new Set(told).size < told.length ? [`${name}: an event stands twice`] : []),
      ...(told.some((id, at) => at > 0 && place(order, id) < place(order, told[at - 1]))
        ? [`${name}: out of order`]
        : []),
      ...(isBeforeTheLoss && again.length > 0 ? [`${name}: ${again.length} events were told again`] : []),
      ...(again.some((id) => timeOf(id) < newest - mostAgain)
        ? [`${name}: told again from before its last minute`]
        : []),
    );
  }
  return {
    findings: [finding('R4 a reader of the feed goes on with its cursor and misses nothing', findings)],
    figures: { readers: places.length + 1, mostToldAgain },
  };
}

const place = (order: ReadonlyMap<string, number>, id: string | undefined) => order.get(id ?? '') ?? -1;

function missing(events: ReadonlyArray<{ id: string }>, seen: ReadonlySet<string>, reader: string): string[] {
  const lost = events.filter(({ id }) => !seen.has(id));
  return lost.length > 0 ? [`${reader}: ${lost.length} events are missing, the first ${lost[0]?.id}`] : [];
}

/** Cursors from both sides of the restored moment, and the last before the loss. */
function placesOf(
  pages: readonly Followed[],
  random: Seeded,
  { restoredTo, lostAt }: { restoredTo: number; lostAt: number },
): Place[] {
  const given = pages
    .map(({ at, cursor }, index) => ({ index, at, cursor }))
    .filter(({ at, index }) => at < lostAt && index > 0);
  const early = given.filter(({ at }) => at < restoredTo - 5_000);
  const late = given.filter(({ at }) => at >= restoredTo - 5_000);
  const some = (all: typeof given, count: number) =>
    Array.from({ length: all.length && count }, () => random.pick(all));
  return [...some(early, 4), ...some(late, 6), ...late.slice(-1)].map(({ index, at, cursor }) => ({
    name: `the reader who stood ${Math.round((at - restoredTo) / 1_000)} s from the restored moment`,
    cursor,
    before: pages.slice(0, index).flatMap(({ ids }) => ids),
    isBeforeTheLoss: at < restoredTo - 5_000,
  }));
}
