import Type from 'typebox';
import { choice, id, object } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { inTestPortal } from '../in-test-portal.ts';
import { noteTestPortal } from './note-test-portal.ts';

export const removeTestPortal = command({
  name: 'test-portals.remove-test-portal',
  summary: words('Remove a test portal', 'Удалить тестовый портал'),
  description: 'With all that is in it; its keys stop working at once.',
  permission: 'api_keys.create',
  scope: 'settings.write',
  refuses: ['not_found', 'conflict'],
  input: object({ id: id() }),
  output: object({ id: id(), status: choice(['removed'], 'Status') }),
  run: inSteps,

  async steps(steps, { id: testPortalId }) {
    await steps.command(noteTestPortal, { id: testPortalId, happening: 'removed' });
    await steps.asSystem.command(removeRows, { id: testPortalId });
    return { id: testPortalId, status: 'removed' as const };
  },
});

/** Of a test portal that nobody uses, too. */
export const removeRows = command({
  name: 'test-portals.remove-rows',
  summary: words('Remove the rows of a test portal', 'Удалить строки тестового портала'),
  permission: 'internal',
  scope: null,
  input: object({ id: id() }),
  output: Type.Unknown(),
  enter: inTestPortal,
  async run(ctx) {
    ctx.nothingChanged();
    await ctx.db.one(sql`
      select remove_test_portal(given.tenant_id) from (values (${ctx.db.tenant}::uuid)) given(tenant_id)`);
  },
});
