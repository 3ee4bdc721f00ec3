import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('an agent is connected as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/connect-an-agent.md', { PASSWORD });
  assert.match(said, /^list_items get_item .* create_item update_item find_operation call_operation\nnumber\n/, said);
  assert.match(
    said,
    /\nwaiting \| Create a catalog item \| Песок речной, мешок\nName: Песок речной, мешок\ndone 201\ndone\n$/,
    said,
  );
});
