import Type from 'typebox';
import { choice, id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { madeHere } from '../made-here.ts';
import { demandLivePortal, testPortalNotFound } from '../refusals.ts';
import { testPortalFact } from '../test-portal-fact.ts';

/** Writes into the trail of the live portal what is about to be done with a test portal of its own. */
export const noteTestPortal = command({
  name: 'test-portals.note-test-portal',
  summary: words('Note what is done with a test portal', 'Отметить действие с тестовым порталом'),
  permission: 'internal',
  scope: null,
  input: object({ id: id(), happening: choice(['entered', 'reset', 'removed'], 'What is done') }),
  output: Type.Unknown(),
  async run(ctx, { id: testPortalId, happening }) {
    demandLivePortal();
    if (!(await madeHere(ctx.db)).includes(testPortalId)) throw testPortalNotFound();
    ctx.record(testPortalFact(happening, testPortalId));
  },
});
