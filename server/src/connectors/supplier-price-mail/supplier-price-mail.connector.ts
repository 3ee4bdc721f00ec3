import { connector } from '../../kernel/integrations/connector.ts';
import type { PriceLettersPort } from '../../kernel/integrations/ports/price-letters.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { manifest } from './manifest.ts';

const inspect = inspection('supplier-price-mail', async ({ db }) => {
  const { reads } = await db.one<{ reads: boolean }>(sql`
    select exists (select 1 from integration_installations where tenant_id = ${db.tenant} and slug = 'email'
      and status = 'installed' and settings ? 'imap') as reads`);
  return [
    {
      id: 'mailbox',
      label: words('Mailbox of suppliers', 'Почта поставщиков'),
      ...(reads
        ? { result: 'ok' as const }
        : {
            result: 'failed' as const,
            detail: words(
              'No mailbox is read yet: install and enable the e-mail integration with incoming mail.',
              'Почта ещё не читается: установите и включите интеграцию «Электронная почта» с входящей почтой.',
            ),
          }),
    },
  ];
});

const priceLetters: PriceLettersPort = { extensions: ['xlsx', 'csv', 'tsv'] };

export const supplierPriceMail = connector({ manifest, inspect, ports: { priceLetters } });
