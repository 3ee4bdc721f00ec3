import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { isTestPortal } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';

/** Whether the portal is one of test data, for whoever has not entered it yet. It asks nothing, and its answer has the headers of a test portal. */
export const readMode = query({
  name: 'test-portals.read-mode',
  summary: words('Read the mode of the portal', 'Прочитать режим портала'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Boolean(),
  asksAtOnce: true,
  run: async () => isTestPortal(),
});
