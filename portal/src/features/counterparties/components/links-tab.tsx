import { useParams } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { externalGroup } from '../../../shared/links/external-group.ts';
import { LinksList } from '../../../shared/links/links-list.tsx';
import { useThreads } from '../../../shared/links/use-threads.ts';
import type { Counterparty } from '../queries.ts';

/** Letters with the counterparty, and what other systems call it. */
export function LinksTab({ party: { supplier, externalLinks } }: { party: Counterparty }) {
  const { portal } = useParams({ from: '/$portal' });
  const threads = useThreads(portal, 'supplier', supplier?.supplierId);
  const groups = [threads, externalGroup(externalLinks)].filter(({ links }) => links.length > 0);
  return (
    <section className="panel" style={{ padding: 16 }}>
      {groups.length > 0 ? (
        <LinksList groups={groups} />
      ) : (
        <Empty title={say('No links yet', 'Связей пока нет')}>
          {say(
            'Letters from the mailbox of suppliers and identifiers of other systems appear here.',
            'Здесь появятся письма из почты поставщиков и идентификаторы других систем.',
          )}
        </Empty>
      )}
    </section>
  );
}
