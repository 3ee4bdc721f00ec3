import type { Call } from '../../kernel/integrations/call.ts';

/** How a request to revoke is called: by its document and its moment, so that both are known from it. */
export const nameRevocation = (key: string, now: Date) => `${key}/${now.toISOString()}`;

/** When we asked to revoke each document, by its key. */
export async function revocations({ written }: Call): Promise<ReadonlyMap<string, string>> {
  const asked = await written('e-documents.revoke');
  return new Map(
    asked.map(({ externalId }) => {
      const end = externalId.lastIndexOf('/');
      return [externalId.slice(0, end), externalId.slice(end + 1)];
    }),
  );
}
