import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('requisitions keep within budgets as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/budgets.md', { PASSWORD });
  assert.match(
    said,
    /^0\.00 0\.00 0\.00 100000\.00\npending_approval\n"status":"pending_approval"\n"code":"budget_overrun"\n"missing":"10000\.00"\n/,
    said,
  );
  assert.match(said, /\n80000\.00 0\.00 0\.00 20000\.00\n60000\.00 0\.00 0\.00 -10000\.00\n/, said);
  assert.match(said, /\n"rule":"budget_overrun"\n"available":"20000\.00"\n"missing":"5000\.00"\n/, said);
  assert.match(said, /\nbudget_short\nСТР-30\npending_approval\n105000\.00 0\.00 0\.00 0\.00\n/, said);
  assert.match(said, /\napproved\n100000\.00 0\.00 0\.00 5000\.00\n100000\.00 75000\.00 30000\.00 5000\.00\n/, said);
  assert.match(said, /\ncommitted PR paid INV committed PR invoiced INV\n/, said);
  assert.match(said, /\napprove\npending_approval\nОфис · ОФИС-30\napproved\n/, said);
  assert.match(said, /\nclosed\ndrawn_on\nОФИС-30\n$/, said);
});
