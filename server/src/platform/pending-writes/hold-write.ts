import type { Actor } from '../../kernel/access/actor.ts';
import { uploadFieldsOf } from '../../kernel/intake/upload.ts';
import type { AnyCommand, AnyOperation } from '../../kernel/operation.ts';
import { refuse, type Words, words } from '../../kernel/problems/errors.ts';
import { whyNotDry } from '../door/dry-run/refuse-dry-run.ts';
import { type Answer, internal, type Run, type Visit } from '../door/visit.ts';
import { keepWrite } from './operations/keep-write.ts';

/** Commands as the door runs them, but for those that wait for a person: of a key whose writes all wait, or of a request that asks for it. */
export const holdingWrites =
  (command: Run<AnyCommand>) =>
  async (op: AnyCommand, actor: Actor, raw: unknown, visit: Visit = internal): Promise<Answer> =>
    !visit.dryRun && actor.scopes && (actor.credential?.writesWait || visit.forPerson)
      ? holdWrite(command, op, actor, raw, visit)
      : command(op, actor, raw, visit);

/** Keeps a write instead of doing it, with what a dry run of it tells; what would be refused is refused now. */
function holdWrite(run: Run<AnyCommand>, op: AnyCommand, actor: Actor, raw: unknown, visit: Visit): Promise<Answer> {
  const { idempotency: _, forPerson: __, route, ...asked } = visit;
  const reason = whyNotKept(op);
  if (reason || !route) throw refuse('write_cannot_wait', reason);
  const held = {
    ...{ op, ...route },
    input: raw as Record<string, unknown>,
    ifMatch: visit.ifMatch ?? null,
    preview: () => run(op, actor, raw, { ...asked, dryRun: true }),
  };
  return run(keepWrite, actor, { held }, visit);
}

/** Why a write cannot be kept; nothing where it can. */
export function whyNotKept(op: AnyOperation): Words | undefined {
  if (uploadFieldsOf(op.input).length > 0) return withFile;
  return op.kind === 'command' && op.revealsSecret ? withSecret : whyNotDry(op);
}

const withFile = words(
  'A person decides on the writes of this key, and a file is not kept until then.',
  'О записях этого ключа решает человек, а файл до его решения не хранится.',
);

const withSecret = words(
  'A person decides on the writes of this key, and a secret would be shown to him instead.',
  'О записях этого ключа решает человек, и секрет увидел бы он.',
);
