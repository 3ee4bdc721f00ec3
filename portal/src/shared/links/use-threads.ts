import { useQuery } from '@tanstack/react-query';
import { showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import { useMay } from '../session/me.ts';
import type { LinkGroup } from './links-list.tsx';

type WrittenAbout = 'supplier' | 'requisition' | 'rfq' | 'proposal' | 'invoice';

/** The conversations about a record, the newest first; none for who may not read letters. */
export function useThreads(portal: string, entityType: WrittenAbout, entityId: string | undefined): LinkGroup {
  const may = useMay();
  const { data: threads = [] } = useQuery({
    queryKey: ['integrations', 'threads', entityType, entityId],
    queryFn: async ({ signal }) => {
      const query = { entityType, entityId: entityId as string, limit: 20 };
      return (await ask(api.GET('/api/v1/mailbox/threads', { params: { query }, signal }))).items;
    },
    enabled: entityId !== undefined && may('mailbox.read'),
  });
  return {
    name: say('Letters', 'Переписка'),
    links: threads.map(({ id, subject, lastMessageAt }) => ({
      id,
      name: subject || say('No subject', 'Без темы'),
      about: showInstant(lastMessageAt),
      href: `/${portal}/integrations/mail?thread=${id}`,
    })),
  };
}
