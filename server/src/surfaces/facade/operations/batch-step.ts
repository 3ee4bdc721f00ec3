import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import type { AnyCommand, Outcome, WriteContext } from '../../../kernel/operation.ts';
import { notFound, Refusal, words } from '../../../kernel/problems/errors.ts';
import { findLinked } from '../../../platform/external-links/find-linked.ts';
import { externalId, externalSource } from '../../../platform/external-links/links-field.ts';
import { requestExample } from '../../http/openapi/example-of.ts';

const verbs = ['create', 'update', 'upsert', 'archive', 'change-status'] as const;

const step = (data: Type.TSchema) =>
  object({
    op: choice(verbs, 'What to do'),
    id: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        title: 'Record, unless the external identifier names it',
      }),
    ),
    externalSource: Type.Optional(externalSource()),
    externalId: Type.Optional(externalId()),
    version: Type.Optional(Type.Integer({ minimum: 1, title: 'Version the record must have' })),
    idempotencyKey: Type.Optional(
      Type.String({ pattern: '^[\\x21-\\x7e]{1,255}$', title: 'Makes this one operation safe to repeat' }),
    ),
    data: Type.Optional(data as Type.TUnsafe<Record<string, unknown>>),
  });

/**
 * One operation of a batch. `data` is documented with the fields of the resource but accepted as any object: an error in it
 * refuses only its own operation, not the whole batch.
 */
export const batchStep = (commands: BatchVerbs) => step(dataOf(commands));

export type BatchStep = Type.Static<ReturnType<typeof step>>;

/** Fields of the path and of the step itself. */
const elsewhere = new Set(['id', 'version', 'externalSource', 'externalId']);

function dataOf({ create, update, changeStatus }: BatchVerbs): Type.TSchema {
  const inputs = [changeStatus, update, create].flatMap((one) => (one ? [one.input as Type.TObject] : []));
  const fields = Object.assign({}, ...inputs.map(({ properties }) => properties)) as Record<string, Type.TSchema>;
  const properties = Object.fromEntries(Object.entries(fields).filter(([name]) => !elsewhere.has(name)));
  const shown = ((create ?? update)?.input ?? object({})) as Type.TObject & { required?: string[] };
  const { properties: all, ...rest } = shown;
  const own = Object.fromEntries(Object.entries(all).filter(([name]) => !elsewhere.has(name)));
  const example = requestExample({ ...rest, properties: own });
  return Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    title: 'Fields to write: those of a creation, of a change, or of a change of status',
    'x-told': { type: 'object', properties },
    examples: [example],
  });
}

/** The facade's operations of a resource, the same that single requests use. */
export interface BatchVerbs {
  create?: AnyCommand | undefined;
  update?: AnyCommand | undefined;
  archive?: AnyCommand | undefined;
  changeStatus?: AnyCommand | undefined;
}

/** Performs one operation of a batch by the facade's own operations. */
export async function performStep(
  ctx: WriteContext,
  type: string,
  commands: BatchVerbs,
  one: BatchStep,
): Promise<Outcome> {
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
  throw new Refusal(
    'operation_not_supported',
    words(`${op} is not supported here.`, `Операция ${op} здесь не поддерживается.`),
    { headers: { Allow: 'OPTIONS, POST' } },
  );
};

async function target(
  ctx: WriteContext,
  type: string,
  { id: given, externalSource: source, externalId: outside }: BatchStep,
): Promise<string | null> {
  if (typeof given === 'string') return given;
  return source === undefined || outside === undefined ? null : findLinked(ctx.db, type, source, outside);
}
