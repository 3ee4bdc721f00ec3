import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type * as Server from '../server/src/main.ts';
import { buildPortal, isPortalBuilt } from './portal/build-portal.ts';
import { serverModule } from './server/bundle-server.ts';

// Compiled code is kept between starts: the next start is faster and keeps no compiler in memory.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

// In parallel: on a machine with two cores the first start takes as long as the longer one.
const [server] = await Promise.all([serverModule(), isPortalBuilt() ? undefined : buildPortal()]);

const { main } = (await import(server)) as typeof Server;
await main(process.env);
