import { type Consumer, consumer, pulledItems, taken } from '../../../kernel/integrations/consumer.ts';
import type { EDocumentChange, EDocumentPart } from '../../../kernel/integrations/ports/e-document-state.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { finishFound } from '../../../platform/integrations/outbox/finish-found.ts';
import type { Operators } from '../operators.ts';
import { type Followed, followState, withEvent } from './follow-state.ts';
import { holdIncoming, writeIncoming } from './held-incoming.ts';
import { holdOutgoing, writeOutgoing } from './held-outgoing.ts';
import { type FirstTold, insertIncoming } from './insert-incoming.ts';
import { outOfOrderLine } from './out-of-order-line.ts';
import { refreshing } from './refreshing.ts';
import { inOrder, isAbout, isAmong, keysOf, toldKeys } from './told-keys.ts';
import { writeEvents } from './write-events.ts';

/** What an operator told, page by page: each thing is kept once, and moves a document only where it is newer than what is known. */
export const takeChanges = ({ ports }: Operators): Consumer =>
  consumer(
    'e-documents',
    command({
      name: 'e-documents.take-changes',
      summary: words('Take what an operator tells', 'Принять события оператора'),
      permission: 'signed-in',
      scope: null,
      input: pulledItems,
      output: taken,

      async run(ctx, { installationId, source, items }) {
        const operator = ports.get(source)?.operator;
        if (!operator) throw new Error(`No operator is asked by ${source}`);
        const changes = inOrder(items as EDocumentChange[]);
        const before = ctx.stated();
        const known = await followOutgoing(ctx, operator, installationId, changes);
        const came = await followIncoming(ctx, operator, installationId, changes);
        if (ctx.stated() === before) ctx.nothingChanged();
        return { taken: known + came };
      },
    }),
  );

async function followOutgoing(ctx: WriteContext, operator: string, installationId: string, changes: EDocumentChange[]) {
  const keys = toldKeys(changes);
  const found = await holdOutgoing(ctx.db, isAmong('edoc', operator, keys, true));
  let count = 0;
  for (const held of found) {
    const about = changes.filter(
      (change) =>
        change.state?.direction !== 'incoming' &&
        (isAbout(change, held.key) || change.state?.writeId === held.record.writeId),
    );
    if (about.length === 0) continue;
    const { now, outOf, isHinted } = follow(held, about);
    const state = about.findLast((change) => change.state !== null)?.state ?? null;
    await writeOutgoing(ctx, held, now, { state });
    await writeEvents(
      ctx,
      operator,
      about.map((change) => ({ of: { e_document_id: held.record.id }, change })),
    );
    if (held.record.isInDoubt && state) await finishFound(ctx, held.record.writeId, { details: { ids: state.ids } });
    if (isHinted) await ctx.enqueue(refreshing, { of: 'outgoing', id: held.record.id }, { key: held.record.id });
    if (outOf.length > 0)
      await writeLog(
        ctx.db,
        installationId,
        outOf.map((change) => outOfOrderLine('e_document', held.record, change)),
      );
    count += about.length;
  }
  return count;
}

async function followIncoming(ctx: WriteContext, operator: string, installationId: string, changes: EDocumentChange[]) {
  const incoming = changes.filter(({ state }) => state === null || state.direction === 'incoming');
  if (incoming.length === 0) return 0;
  const isTold = isAmong('came', operator, toldKeys(incoming), false);
  const there = await holdIncoming(ctx.db, isTold);
  await insertIncoming(
    ctx,
    operator,
    installationId,
    firstTold(
      incoming,
      there.flatMap(({ key }) => key ?? []),
    ),
  );
  const found = await holdIncoming(ctx.db, isTold);
  let count = 0;
  for (const held of found) {
    const about = incoming.filter((change) => isAbout(change, held.key));
    const { now, isHinted } = follow(held, about);
    const state = about.findLast((change) => change.state !== null)?.state ?? null;
    await writeIncoming(ctx, held, now, state);
    await writeEvents(
      ctx,
      operator,
      about.map((change) => ({ of: { incoming_id: held.record.id }, change })),
    );
    if (isHinted) await ctx.enqueue(refreshing, { of: 'incoming', id: held.record.id }, { key: held.record.id });
    count += about.length;
  }
  return count;
}

/** All that a page says of one document, in the operator's order. */
function follow<Held extends Followed>(held: Held, about: readonly EDocumentChange[]) {
  let now = held;
  const outOf: EDocumentChange[] = [];
  for (const change of about) {
    now = { ...now, parts: withParts(now.parts, change.parts ?? []) };
    if (change.state === null) {
      now = withEvent(now, change.event);
      continue;
    }
    const { known, isOut } = followState(now, change.state, change.event);
    if (isOut) outOf.push(change);
    now = known;
  }
  return { now, outOf, isHinted: about.some(({ state }) => state === null) };
}

const withParts = (known: EDocumentPart[], told: readonly EDocumentPart[]): EDocumentPart[] => [
  ...known,
  ...told.filter(({ id }) => !known.some((one) => one.id === id)),
];

/** The first state of each document that nobody knows yet. */
function firstTold(changes: readonly EDocumentChange[], known: readonly string[]): FirstTold[] {
  const first = new Map<string, FirstTold>();
  for (const change of changes) {
    const { state } = change;
    if (!state || keysOf(state).some((key) => known.includes(key)) || first.has(state.key)) continue;
    first.set(state.key, { change, state });
  }
  return [...first.values()];
}
