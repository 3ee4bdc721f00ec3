import { buildPortal, isPortalBuilt } from './portal/build-portal.ts';

// Run as a process of its own by `npm start`, so that the builder's memory is not the server's.
if (!isPortalBuilt()) {
  process.stdout.write('Building the portal, once…\n');
  await buildPortal();
}
