import Type from 'typebox';
import { id, integer, nullable, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';

/** Writes into the trail that somebody was refused, or how many more were. The row bears the name of the refused operation. */
export const recordDenial = (operation: string) =>
  command({
    name: operation,
    summary: words('Record a denied access', 'Записать отказ в доступе'),
    permission: 'internal',
    scope: null,
    input: object({
      entityType: Type.String(),
      entityId: id(),
      displayName: nullable(Type.String()),
      reason: Type.String({ title: 'Code of the refusal' }),
      required: Type.Array(Type.String({ title: 'Right that was missing; any one of several' })),
      more: Type.Optional(integer('Refusals since then that have no row of their own')),
    }),
    output: Type.Null(),

    async run(ctx, { entityType, entityId, displayName, ...data }) {
      ctx.record({
        event: 'access.denied',
        audience: 'internal',
        entityType,
        entityId,
        entityVersion: null,
        displayName,
        outcome: 'denied',
        data,
      });
      return null;
    },
  });
