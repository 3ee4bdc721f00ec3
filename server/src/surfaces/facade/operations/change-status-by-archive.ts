import Type from 'typebox';
import type { FacadeResource } from '../../../kernel/facade-resource.ts';
import { id, longText, object, text } from '../../../kernel/fields.ts';
import { allowedFrom, notAllowed } from '../../../kernel/lifecycle.ts';
import { type AnyCommand, command } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';

/** A status change for a resource with only `active` and `archived`: runs the domain's own archive and restore. */
export function changeStatusByArchive(resource: FacadeResource, archive: AnyCommand, restore: AnyCommand): AnyCommand {
  const { key, entity, get, update } = resource;
  return command({
    name: `integration-api.change-status-of-${key}`,
    summary: words(
      `Change the status: ${entity.noun.en.toLowerCase()}`,
      `Сменить статус: ${entity.noun.ru.toLowerCase()}`,
    ),
    description:
      'The same rules as in the domain: `archived` needs the right to archive. `from` guards against concurrent changes.',
    permission: (update ?? restore).permission,
    scope: (update ?? restore).scope,
    refuses: [
      ...new Set([...(archive.refuses ?? []), ...(restore.refuses ?? []), 'invalid_state_transition' as const]),
    ],
    input: object({
      id: id(),
      status: Type.String({ title: 'New status', examples: ['archived'] }),
      from: Type.Optional(Type.String({ title: 'Status the caller expects the record to have' })),
      reason: Type.Optional(text(200, 'Reason')),
      comment: Type.Optional(longText(5_000, 'Comment')),
    }),
    output: entity.view,
    async run(ctx, { id, status, from }) {
      if (status !== 'archived' && status !== 'active') throw notSupported(entity.lifecycle?.statuses ?? []);
      const current = ((await ctx.ask(get, { id })) as { status: string }).status;
      if (from !== undefined && from !== current)
        throw notAllowed(
          entity.lifecycle ?? { statuses: [] },
          current,
          status,
          allowedFrom(entity.lifecycle?.moves ?? {}, current),
        );
      return ctx.call(status === 'archived' ? archive : restore, { id });
    },
  }) as AnyCommand;
}

const notSupported = (allowed: readonly string[]) =>
  invalidField(
    '/status',
    'status_not_supported',
    words(`must be one of ${allowed.join(', ')}`, `одно из: ${allowed.join(', ')}`),
    { allowed },
  );
