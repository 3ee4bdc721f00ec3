import { api, ask } from '../api/client.ts';
import { Problem } from '../api/problem.ts';

/** The content of a file that the portal keeps, by the temporary link that the server gives for it. */
export async function readStoredFile(fileId: string, signal?: AbortSignal): Promise<Blob> {
  const { url } = await ask(
    api.GET('/api/v1/files/{fileId}/download-url', {
      params: { path: { fileId } },
      ...(signal && { signal }),
    }),
  );
  // The link names the public address; the page asks its own.
  const answer = await fetch(new URL(url).pathname, signal ? { signal } : {});
  if (!answer.ok) throw new Problem((await answer.json()) as Record<string, unknown>, answer.status);
  return answer.blob();
}
