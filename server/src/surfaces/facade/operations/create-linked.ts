import Type, { type TObject } from 'typebox';
import type { FacadeResource } from '../../../kernel/facade-resource.ts';
import { type AnyCommand, command } from '../../../kernel/operation.ts';
import { linkCreated } from '../../../platform/external-links/link-created.ts';
import { externalId, externalSource } from '../../../platform/external-links/links-field.ts';

/** A create through the facade: the domain's own create, and the link to the outside record in the same transaction. */
export function createLinked({ key, card }: FacadeResource, create: AnyCommand): AnyCommand {
  const { properties } = create.input as TObject;
  return command({
    ...create,
    name: `integration-api.create-${key}`,
    description:
      `${create.description ?? ''} With \`externalSource\` and \`externalId\` the record is linked at once.`.trim(),
    refuses: [...(create.refuses ?? []), 'external_id_conflict'],
    input: Type.Object(
      { ...properties, externalSource: Type.Optional(externalSource()), externalId: Type.Optional(externalId()) },
      { additionalProperties: false },
    ),
    async run(ctx, { externalSource: source, externalId: outside, ...fields }: Record<string, unknown>) {
      const made = (await ctx.call(create, fields)) as { id: string };
      if (source === undefined && outside === undefined) return made;
      return {
        ...made,
        externalLinks: [
          await linkCreated(ctx, card.type, made.id, source as string | undefined, outside as string | undefined),
        ],
      };
    },
  }) as AnyCommand;
}
