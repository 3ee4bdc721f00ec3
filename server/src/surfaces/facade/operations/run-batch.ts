import Type from 'typebox';
import type { Scope } from '../../../../../nouns/kit/rights.ts';
import type { FacadeResource } from '../../../kernel/facade-resource.ts';
import { choice, flag, object } from '../../../kernel/fields.ts';
import { type AnyCommand, command, type Outcome, type WriteContext } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { problemBody } from '../../../kernel/problems/problem-body.ts';
import { type BatchStep, type BatchVerbs, batchStep, performStep } from './batch-step.ts';

/** Up to 100 operations in one transaction: each on its own (207), or all or none (200). */
export function runBatch({ key, entity }: FacadeResource, commands: BatchVerbs): AnyCommand {
  const scopes = Object.values(commands).flatMap((one) => (one as AnyCommand | undefined)?.scope ?? []) as Scope[];
  return command({
    name: `integration-api.batch-${key}`,
    summary: words(`Batch: ${entity.noun.en.toLowerCase()}`, `Пакет операций: ${entity.noun.ru.toLowerCase()}`),
    description:
      '`independent`: every operation succeeds or is refused for itself, answered in order with 207. `atomic`: one refusal undoes all; its pointers start with `/operations/{i}`. `upsert` finds the record by `id` or by the outside pair, and creates it otherwise.',
    permission: 'signed-in',
    scope: [...new Set(scopes)],
    refuses: [
      'already_exists',
      'external_id_conflict',
      'resource_archived',
      'version_conflict',
      'invalid_state_transition',
      'idempotency_key_reused',
      'not_found',
    ],
    input: object({
      mode: Type.Optional(choice(['independent', 'atomic'], 'Mode; `independent` unless given')),
      operations: Type.Array(batchStep(commands), { minItems: 1, maxItems: 100 }),
    }),
    alsoAnswers: [207],
    output: object({
      items: Type.Array(
        object({
          index: Type.Integer(),
          status: Type.Integer(),
          changed: Type.Optional(
            flag('Whether anything was changed; false for a repeat and for a record that already had these values'),
          ),
          body: Type.Optional(Type.Unknown()),
          problem: Type.Optional(Type.Unknown()),
        }),
      ),
    }),

    async run(ctx, { mode = 'independent', operations }) {
      ctx.nothingChanged();
      const items = [];
      for (const [index, one] of operations.entries()) {
        const before = ctx.stated();
        const done = await attempted(ctx, entity.type, commands, one);
        if (done instanceof Refusal && mode === 'atomic') throw within(index, done);
        items.push(
          done instanceof Refusal
            ? { index, status: done.status, problem: problemBody(done, ctx.requestId, ctx.language) }
            : { index, status: done.status, changed: ctx.stated() > before, body: done.body },
        );
      }
      ctx.respond({ status: mode === 'atomic' ? 200 : 207 });
      return { items };
    },
  }) as AnyCommand;
}

async function attempted(
  ctx: WriteContext,
  type: string,
  commands: BatchVerbs,
  one: BatchStep,
): Promise<Outcome | Refusal> {
  const { idempotencyKey, ...request } = one;
  const perform = () => ctx.attempt(() => performStep(ctx, type, commands, one));
  try {
    return idempotencyKey === undefined
      ? await perform()
      : await ctx.attempt(() => ctx.once(idempotencyKey, request, perform));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The refusal of one operation, as the refusal of the whole batch. */
function within(index: number, { code, detail, errors, members, headers }: Refusal): Refusal {
  const place = `/operations/${index}`;
  const own =
    errors.length > 0
      ? errors.map((error) => ({ ...error, at: `${place}/data${error.at}` }))
      : [{ in: 'body' as const, at: place, code: 'business_rule', message: detail }];
  return new Refusal(code, detail, { errors: own, members: { ...members }, headers: { ...headers } });
}
