import { say } from '../../../kit/say.ts';
import { externalGroup } from '../../../shared/links/external-group.ts';
import { LinksList } from '../../../shared/links/links-list.tsx';
import { useThreads } from '../../../shared/links/use-threads.ts';
import type { InvoiceCard } from '../queries.ts';
import classes from './invoice-page.module.css';

/** Letters about the invoice, and what other systems call it; nothing where there are none. */
export function InvoiceLinks({ portal, invoice }: { portal: string; invoice: InvoiceCard }) {
  const threads = useThreads(portal, 'invoice', invoice.id);
  const groups = [threads, externalGroup(invoice.externalLinks)].filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Links', 'Связи')}</h2>
      </header>
      <LinksList groups={groups} />
    </section>
  );
}
