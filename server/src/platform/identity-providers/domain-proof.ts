import type { Services } from '../../kernel/services.ts';

/** Where a domain says in DNS whose it is. */
export const proofName = (domain: string) => `_prokura.${domain}`;

/** What it says there: of this portal alone, so that the record of one proves nothing to another. */
export const proofText = ({ digest }: Services, tenantId: string, domain: string) =>
  `prokura-portal=${digest('sign-in-domain', `${tenantId} ${domain}`).toString('hex').slice(0, 40)}`;
