import Type from 'typebox';
import { notFound, refuse, words } from '../../../kernel/errors.ts';
import { choice, object } from '../../../kernel/fields.ts';
import type { AnyCommand, Outcome, WriteContext } from '../../../kernel/operation.ts';
import { findLinked } from '../../../platform/external-links/find-linked.ts';
import { externalId, externalSource } from '../../../platform/external-links/links-field.ts';

const verbs = ['create', 'update', 'upsert', 'archive', 'change-status'] as const;

export const batchStep = object({
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

export type BatchStep = Type.Static<typeof batchStep>;

/** The facade's own operations of a resource, as single requests reach them. */
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
  throw refuse(
    'operation_not_supported',
    words(`${op} is not supported here.`, `Операция ${op} здесь не поддерживается.`),
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
