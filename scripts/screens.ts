import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf } from './demo/api.ts';
import type { DemoAccount } from './demo/demo-account.ts';
import { findInstallation } from './demo/find-installation.ts';
import { signedIn } from './demo/sign-in.ts';
import { screensOf } from './screens/screens-of.ts';
import { takeScreens } from './screens/take-screens.ts';

// `node scripts/screens.ts [name…]`: pictures of every screen of the demo portal, at two widths and in both colours, into docs/screens.
const { baseUrl, dataDir, started } = await findInstallation(process.env);
try {
  const account = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoAccount;
  const wanted = process.argv.slice(2);
  const screens = (await screensOf(signedIn(apiOf(baseUrl), account))).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  await takeScreens({ baseUrl, account, screens, folder: join(import.meta.dirname, '../docs/screens') });
} finally {
  await started?.stop();
}
