import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('stock is counted, kept for a line and sent back as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/count-and-return-stock.md', { PASSWORD });
  assert.match(said, /^counting 2 0\ncounted_elsewhere\n35\n40 -5 -1\n33\nПесок, мешок\n/, said);
  assert.match(said, /\nnot_all_counted\nposted\n32\ninventory -1 stock_count\n/, said);
  assert.match(said, /\n1 1\nposted\n14\napproved\n14 12 2\nstock_reserved 2\nactive 5\n7 5\nreleased by_hand\n/, said);
  assert.match(said, /\napproved\nawaiting_credit 1236\.00 RUB\ncompleted 7 3 3\n%PDF\n/, said);
  assert.match(said, /\n1\ncredited КС-17\n1236\.00 824\.00\ninvalid_state_transition\n$/, said);
});
