import Type, { type TObject } from 'typebox';
import type { AnyEntity } from '../../kernel/entity.ts';
import { object } from '../../kernel/fields.ts';
import { type AnyCommand, command } from '../../kernel/operation.ts';
import { settleInOrder } from '../door/settle-in-order.ts';
import { linkCreated } from './link-created.ts';
import { externalId, externalSource } from './links-field.ts';

/** A create through the facade: the domain's own create, and the link to the outside record in the same transaction. */
export function createLinked(key: string, { type }: AnyEntity, create: AnyCommand): AnyCommand {
  const { properties } = create.input as TObject;
  return command({
    ...create,
    name: `integration-api.create-${key}`,
    description:
      `${create.description ?? ''} With \`externalSource\` and \`externalId\` the record is linked at once.`.trim(),
    refuses: [...(create.refuses ?? []), 'external_id_conflict'],
    input: object({
      ...properties,
      externalSource: Type.Optional(externalSource()),
      externalId: Type.Optional(externalId()),
    }),
    async run(ctx, { externalSource: source, externalId: outside, ...fields }: Record<string, unknown>) {
      if (source === undefined && outside === undefined) return ctx.call(create, fields);
      // The link travels with the record: both answers are awaited, lest one be asked for after the transaction's end.
      const linking = linkCreated(ctx, type, ctx.newId, source as string | undefined, outside as string | undefined);
      const making = ctx.call(create, fields, ctx.newId) as Promise<{ id: string }>;
      await settleInOrder([linking, making]);
      const [link, made] = await Promise.all([linking, making]);
      if (made.id !== ctx.newId)
        throw new Error(`${create.name} did not give its record the identifier of the command`);
      return { ...made, externalLinks: [link] };
    },
  }) as AnyCommand;
}
