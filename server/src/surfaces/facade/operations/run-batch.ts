import Type from 'typebox';
import { notFound, Refusal, refuse, words } from '../../../kernel/errors.ts';
import type { FacadeResource } from '../../../kernel/facade-resource.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { type AnyCommand, command, type Outcome, type WriteContext } from '../../../kernel/operation.ts';
import { problemBody } from '../../../kernel/problem-body.ts';
import type { Scope } from '../../../kernel/rights.ts';
import { sql } from '../../../kernel/sql.ts';
import { externalId, externalSource } from '../../../platform/external-links/links-field.ts';

const verbs = ['create', 'update', 'upsert', 'archive', 'change-status'] as const;

const step = object({
  op: choice(verbs, 'What to do'),
  id: Type.Optional(
    Type.Unsafe<string | null>({ type: ['string', 'null'], title: 'Record, unless the outside pair names it' }),
  ),
  externalSource: Type.Optional(externalSource()),
  externalId: Type.Optional(externalId()),
  version: Type.Optional(Type.Integer({ minimum: 1, title: 'Version the record must have' })),
  idempotencyKey: Type.Optional(
    Type.String({ pattern: '^[\\x21-\\x7e]{1,255}$', title: 'Makes this one operation repeat-safe' }),
  ),
  data: Type.Optional(
    Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      title: 'Fields to write',
      examples: [{ name: 'Цемент М500', sku: 'C-500' }],
    }),
  ),
});

type Step = Type.Static<typeof step>;

/** The facade's own operations of a resource, as single requests reach them. */
export interface BatchVerbs {
  create?: AnyCommand | undefined;
  update?: AnyCommand | undefined;
  archive?: AnyCommand | undefined;
  changeStatus?: AnyCommand | undefined;
}

/** Up to 100 operations in one transaction: each for itself (207), or all or none (200). */
export function runBatch({ key, card }: FacadeResource, commands: BatchVerbs): AnyCommand {
  const scopes = Object.values(commands).flatMap((one) => (one as AnyCommand | undefined)?.scope ?? []) as Scope[];
  return command({
    name: `integration-api.batch-${key}`,
    summary: words(`Batch: ${card.noun.en.toLowerCase()}`, `Пакет операций: ${card.noun.ru.toLowerCase()}`),
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
    input: Type.Object(
      {
        mode: Type.Unsafe<'independent' | 'atomic'>({
          type: 'string',
          enum: ['independent', 'atomic'],
          default: 'independent',
          title: 'Mode',
        }),
        operations: Type.Array(step, { minItems: 1, maxItems: 100 }),
      },
      { additionalProperties: false },
    ),
    output: object({
      items: Type.Array(
        object({
          index: Type.Integer(),
          status: Type.Integer(),
          body: Type.Optional(Type.Unknown()),
          problem: Type.Optional(Type.Unknown()),
        }),
      ),
    }),

    async run(ctx, { mode, operations }) {
      ctx.nothingChanged();
      const items = [];
      for (const [index, one] of operations.entries()) {
        const done = await attempted(ctx, card.type, commands, one);
        if (done instanceof Refusal && mode === 'atomic') throw within(index, done);
        items.push(
          done instanceof Refusal
            ? { index, status: done.status, problem: problemBody(done, ctx.requestId, ctx.language) }
            : { index, ...done },
        );
      }
      ctx.respond({ status: mode === 'atomic' ? 200 : 207 });
      return { items };
    },
  }) as AnyCommand;
}

async function attempted(ctx: WriteContext, type: string, commands: BatchVerbs, one: Step): Promise<Outcome | Refusal> {
  const { idempotencyKey, ...request } = one;
  const perform = () => ctx.attempt(() => act(ctx, type, commands, one));
  try {
    return idempotencyKey === undefined
      ? await perform()
      : await ctx.attempt(() => ctx.once(idempotencyKey, request, perform));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function act(ctx: WriteContext, type: string, commands: BatchVerbs, one: Step): Promise<Outcome> {
  const { op, data = {}, externalSource: source, externalId: outside, version } = one;
  const found = op === 'create' ? null : await target(ctx, type, one);
  if (op === 'create' || (op === 'upsert' && found === null)) {
    const body = await ctx.call(demanded(commands.create, op), {
      ...data,
      ...(source !== undefined && { externalSource: source }),
      ...(outside !== undefined && { externalId: outside }),
    });
    return { status: 201, body };
  }
  if (found === null) throw notFound(words('Record', 'Запись'));
  const verb = op === 'archive' ? commands.archive : op === 'change-status' ? commands.changeStatus : commands.update;
  const named = {
    id: found,
    ...(op === 'archive' ? {} : data),
    ...(version !== undefined && op !== 'archive' && { version }),
  };
  return { status: 200, body: await ctx.call(demanded(verb, op), named) };
}

const demanded = (command: AnyCommand | undefined, op: string): AnyCommand => {
  if (command) return command;
  throw refuse(
    'operation_not_supported',
    words(`${op} is not supported here.`, `Операция ${op} здесь не поддерживается.`),
  );
};

async function target(
  ctx: WriteContext,
  type: string,
  { id: given, externalSource: source, externalId: outside }: Step,
): Promise<string | null> {
  if (typeof given === 'string') return given;
  if (source === undefined || outside === undefined) return null;
  const link = await ctx.db.first<{ entity_id: string }>(sql`
    select entity_id from external_links
    where tenant_id = ${ctx.db.tenant} and entity_type = ${type} and external_source = ${source} and external_id = ${outside}`);
  return link?.entity_id ?? null;
}

/** The refusal of one operation, told as the refusal of the whole. */
function within(index: number, { code, detail, errors, members, headers }: Refusal): Refusal {
  const place = `/operations/${index}`;
  const own =
    errors.length > 0
      ? errors.map((error) => ({ ...error, at: `${place}/data${error.at}` }))
      : [{ in: 'body' as const, at: place, code: 'business_rule', message: detail }];
  return new Refusal(code, detail, { errors: own, members: { ...members }, headers: { ...headers } });
}
