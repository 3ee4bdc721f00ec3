import type { Call } from '../../kernel/integrations/call.ts';

/** How our request to revoke a document, or our refusal to sign one, is called: by its document and its moment, so that both are known from it. */
export const nameReturn = (key: string, now: Date) => `${key}/${now.toISOString()}`;

/** When we asked to revoke each document, or refused it, by its key. */
export async function returns(
  { written }: Call,
  operation: 'e-documents.revoke' | 'e-documents.refuse',
): Promise<ReadonlyMap<string, string>> {
  const asked = await written(operation);
  return new Map(
    asked.map(({ externalId }) => {
      const end = externalId.lastIndexOf('/');
      return [externalId.slice(0, end), externalId.slice(end + 1)];
    }),
  );
}
