import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';

/** Asks nothing: what is wanted are the headers that the answer of a test portal bears. */
export const readMode = query({
  name: 'test-portals.read-mode',
  summary: words('Read the mode of the portal', 'Прочитать режим портала'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  asksAtOnce: true,
  run: async () => null,
});
