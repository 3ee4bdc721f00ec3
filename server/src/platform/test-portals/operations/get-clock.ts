import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { readTestClock, testClock } from '../test-clock.ts';

export const getClock = query({
  name: 'test-portals.get-clock',
  summary: words('Get the clock of the test portal', 'Получить часы тестового портала'),
  permission: 'company_settings.read',
  scope: 'settings.read',
  refuses: ['conflict'],
  input: object({}),
  output: testClock.view,
  run: (ctx) => readTestClock(ctx.db),
});
