import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf } from './demo/api.ts';
import type { DemoAccount } from './demo/demo-account.ts';
import { findInstallation } from './demo/find-installation.ts';
import { signedIn } from './demo/signed-in.ts';
import { screensOf } from './screens/screens-of.ts';
import { takeScreens } from './screens/take-screens.ts';

/** Pictures kept in the repository; all others are made on demand. */
const docs = join(import.meta.dirname, '../docs/screens');

// `node scripts/screens.ts [name…]`: pictures of every screen of the demo portal, at two widths and in both colours, into
// `.data/screens`; those that the repository keeps are replaced there.
const { baseUrl, dataDir, started } = await findInstallation(process.env);
try {
  const account = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoAccount;
  const wanted = process.argv.slice(2);
  const screens = (await screensOf(signedIn(apiOf(baseUrl), account))).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  const folder = join(dataDir, 'screens');
  await takeScreens({ baseUrl, account, screens, folder });
  for (const name of readdirSync(docs))
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(docs, name));
} finally {
  await started?.stop();
}
