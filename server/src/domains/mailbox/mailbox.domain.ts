import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { Job } from '../../kernel/job.ts';
import type { Domain } from '../../platform/domain.ts';
import type { FileHost } from '../../platform/files/host.ts';
import { takeLetters } from './intake/take-letters.ts';
import { mailboxFiles } from './mailbox.files.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { mailboxThread } from './mailbox-thread.ts';
import { readPriceLetter } from './prices/read-price-letter.job.ts';
import { deliverLetter } from './sending/deliver-letter.job.ts';
import { lookForLetter } from './sending/look-for-letter.job.ts';

/** What only all domains together know: whose files letters may take along, and the job that reads an import. */
interface Others {
  hosts(): readonly FileHost[];
  readImport(): Job;
}

export function mailboxDomain(connectors: readonly AnyConnector[], { hosts, readImport }: Others): Domain {
  const look = lookForLetter(connectors) as Job;
  const readPrices = readPriceLetter(readImport) as Job;
  const deliver = deliverLetter(connectors, look) as Job;
  return {
    entities: [mailboxThread],
    routes: mailboxRoutes(connectors, hosts, deliver),
    fileHosts: [mailboxFiles],
    jobs: [deliver, look, readPrices],
    consumers: [takeLetters(connectors)],
  };
}
