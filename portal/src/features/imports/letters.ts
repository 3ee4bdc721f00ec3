import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';
import { readStoredFile } from '../../shared/files/read-stored-file.ts';

/** A letter of the mailbox with its words. */
export const useLetter = (id: string | undefined) =>
  useQuery({
    queryKey: ['mailbox', 'messages', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/mailbox/messages/{id}', { params: { path: { id: id as string } }, signal })),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Conversations of the mailbox, the latest first. */
export const useThreads = (search: string, isOpen: boolean) =>
  useQuery({
    queryKey: ['mailbox', 'threads', search],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/mailbox/threads', {
          params: { query: { search, sort: '-lastMessageAt', limit: 30 } },
          signal,
        }),
      ),
    enabled: isOpen,
  });

/** The last letter that came in a conversation. */
export async function lastIncoming(threadId: string): Promise<string | undefined> {
  const { items } = await ask(api.GET('/api/v1/mailbox/threads/{id}/messages', { params: { path: { id: threadId } } }));
  const letters = items.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt));
  return (letters.findLast(({ direction }) => direction === 'in') ?? letters.at(-1))?.id;
}

/** An attachment that the portal keeps, as a file. */
export async function fileOfLetter(fileId: string, name: string): Promise<File> {
  const content = await readStoredFile(fileId);
  return new File([content], name, { type: content.type });
}
