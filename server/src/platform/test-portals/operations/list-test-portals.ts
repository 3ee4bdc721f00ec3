import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { madeHere } from '../made-here.ts';
import { testPortal } from '../test-portal.ts';
import { readTestPortal } from './read-test-portal.ts';

export const listTestPortals = query({
  name: 'test-portals.list-test-portals',
  summary: words('List test portals', 'Список тестовых порталов'),
  description:
    'Those made in this portal, at most three, the oldest first. In a test portal, with a `ppk_test_` key: itself, with the time of its clock.',
  permission: 'api_keys.read',
  scope: 'settings.read',
  input: object({}),
  output: object({ items: Type.Array(testPortal, { maxItems: 3 }) }),
  run: inSteps,

  async steps(steps) {
    const ids = await steps.query(findTestPortals, {});
    const found = await Promise.all(ids.map((id) => steps.asSystem.query(readTestPortal, { id })));
    return { items: found.filter((one) => one !== null) };
  },
});

const findTestPortals = query({
  name: 'test-portals.find-test-portals',
  summary: words('Find test portals', 'Найти тестовые порталы'),
  permission: 'api_keys.read',
  scope: 'settings.read',
  input: object({}),
  output: Type.Unknown(),
  run: ({ db }) => madeHere(db),
});
