import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isPortalBuilt } from './portal/build-portal.ts';

// Stripped and compiled sources are kept between starts: the next start is quicker and holds no compiler in memory.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

if (!isPortalBuilt()) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'portal.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const { main } = await import('../server/src/main.ts');
await main(process.env);
