import type { AnyCommand } from '../../../kernel/operation.ts';
import { send } from '../../postgres/send.ts';
import type { Run } from '../run.ts';
import type { Answer, DoorParts } from '../visit.ts';
import { readUnsent } from './read-unsent.ts';
import { warningsOf } from './warnings.ts';

/** Ends a dry run where a commit would stand: reads what would have been sent, and rolls all of it back. */
export async function endDry(
  parts: DoorParts,
  op: AnyCommand,
  run: Run,
  facts: Promise<readonly string[]>,
  kept: Promise<unknown>,
): Promise<Answer> {
  const [ids] = await Promise.all([facts, kept]);
  const { events, leftOut } = await readUnsent(parts, run, ids);
  await send(run.client, 'rollback');
  return { ...run.answer, nothingDone: true, dryRun: { events, warnings: warningsOf(parts, op, run, leftOut) } };
}
