import { buildHere, isPortalBuilt } from './portal/build-portal.ts';

// The builder's process: see `buildPortal`.
if (!isPortalBuilt()) {
  process.stdout.write('Building the portal, once…\n');
  await buildHere();
}
