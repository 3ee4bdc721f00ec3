import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildPortal, isPortalBuilt } from './portal/build-portal.ts';

// Stripped and compiled sources are kept between starts: the next start is quicker and holds no compiler in memory.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

if (!isPortalBuilt()) buildPortal();

const { main } = await import('../server/src/main.ts');
await main(process.env);
