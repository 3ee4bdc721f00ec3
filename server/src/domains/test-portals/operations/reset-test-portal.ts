import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command, inSteps, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { clearTestPortal } from '../../../platform/test-portals/operations/clear-test-portal.ts';
import { noteTestPortal } from '../../../platform/test-portals/operations/note-test-portal.ts';
import { readTestPortal } from '../../../platform/test-portals/operations/read-test-portal.ts';
import { demandTestPortal } from '../../../platform/test-portals/refusals.ts';
import { type TestPortal, testPortal } from '../../../platform/test-portals/test-portal.ts';
import { testPortalFact } from '../../../platform/test-portals/test-portal-fact.ts';
import { fillTestPortal } from './fill-test-portal.ts';

const description =
  'Its business data go, integrations and files with them; the example company is made anew and the clock is set back to now. Keys, subscriptions of webhooks, ' +
  'people, the settings of the company and the audit trail stay.';

export const resetTestPortal = command({
  name: 'test-portals.reset-test-portal',
  summary: words('Begin a test portal anew', 'Начать тестовый портал заново'),
  description,
  permission: 'api_keys.create',
  scope: 'settings.write',
  refuses: ['not_found', 'conflict'],
  input: object({ id: id() }),
  output: testPortal,
  run: inSteps,

  async steps(steps, { id: testPortalId }) {
    await steps.command(noteTestPortal, { id: testPortalId, happening: 'reset' });
    return begin(steps, testPortalId);
  },
});

export const resetOwnPortal = command({
  name: 'test-portals.reset-own-portal',
  summary: words('Begin this test portal anew', 'Начать этот тестовый портал заново'),
  description: `With a key of the test portal itself. ${description}`,
  permission: 'company_settings.update',
  scope: 'settings.write',
  refuses: ['conflict'],
  input: object({}),
  output: testPortal,
  run: inSteps,

  async steps(steps) {
    await steps.command(noteOwnReset, {});
    return begin(steps, steps.actor.tenantId);
  },
});

async function begin({ asSystem }: Steps, testPortalId: string): Promise<TestPortal> {
  await asSystem.command(clearTestPortal, { id: testPortalId });
  await asSystem.command(fillTestPortal, { id: testPortalId });
  return (await asSystem.query(readTestPortal, { id: testPortalId })) as TestPortal;
}

const noteOwnReset = command({
  name: 'test-portals.note-own-reset',
  summary: words('Note that a test portal begins anew', 'Отметить, что тестовый портал начат заново'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    demandTestPortal();
    ctx.record(testPortalFact('reset', ctx.db.tenant));
  },
});
