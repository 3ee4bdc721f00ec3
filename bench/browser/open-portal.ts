import { buildPortal, isPortalBuilt } from '../../scripts/portal/build-portal.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import type { Environment } from '../environment/start-environment.ts';

let opened: ReturnType<typeof open> | undefined;

/** The built portal with a server, a database and a browser of its own: one for all benches of a run. */
export const openPortal = (environment: Environment) => {
  opened ??= open(environment);
  return opened;
};

export async function closePortal(): Promise<void> {
  await (await opened)?.close();
}

async function open({ ownerUrl, masterKey }: Environment) {
  if (!isPortalBuilt()) await buildPortal();
  Object.assign(process.env, { PROKURA_TEST_OWNER_URL: ownerUrl, MASTER_KEY: masterKey });
  const { base, databaseUrl, stop } = await import('../../portal/e2e/installation.ts');
  const { newCompany } = await import('../../portal/e2e/company.ts');
  const { closeBrowser, visit } = await import('../../portal/e2e/visit.ts');
  const owner = createPool(databaseUrl, 2, 'bench');
  return {
    base,
    owner,
    newCompany,
    visit,
    async close() {
      await closeBrowser();
      await owner.end();
      await stop();
    },
  };
}
