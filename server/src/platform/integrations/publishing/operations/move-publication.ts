import { publicationFlow } from '../../../../../../nouns/publication.ts';
import { nextStatus } from '../../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { assignments } from '../../../../kernel/sql/sql.ts';
import { changePublication, type PublicationRow, presentPublication } from '../publication.row.ts';
import { type Publication, publication } from '../publication.ts';

type Move = keyof typeof publicationFlow.moves;

/** One step on the way to the marketplace, recorded as its own fact. */
export async function movePublication(
  ctx: WriteContext,
  before: PublicationRow,
  move: Move,
  fact: Parameters<typeof publication.changed>[0],
  more: Readonly<Record<string, unknown>> = {},
): Promise<Publication> {
  const status = nextStatus(publicationFlow, move, before.status);
  const row = await changePublication(ctx.db, before.id, assignments({ status, ...more }), ctx.actor.userId);
  const [old, now] = [presentPublication(before, ctx.language), presentPublication(row, ctx.language)];
  ctx.record(publication.changed(fact, old, now, { status: { from: before.status, to: status } }));
  return now;
}
