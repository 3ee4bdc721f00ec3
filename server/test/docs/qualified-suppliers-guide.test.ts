import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('suppliers are qualified before they are bought from as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/qualified-suppliers.md', { PASSWORD });
  assert.match(said, /^refuse\napproved\nsupplier_not_qualified \/decisions\/0\/allocations\/0\n/, said);
  assert.match(said, /\nasked 2032-03-01\n\/reason\napproved\n10\n/, said);
  assert.match(said, /\nsuspended\nsupplier_not_qualified\napproved\n1\n$/, said);
});
