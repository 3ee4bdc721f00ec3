import { Problem } from './api/problem.ts';

/** Puts an answer that is a file among the downloads of the browser, or throws the refusal. */
export async function saveFile(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  name: string,
): Promise<void> {
  const { data, error, response } = await call;
  if (!response.ok) throw new Problem((error ?? {}) as Record<string, unknown>, response.status);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data as Blob);
  link.download = namedBy(response) ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 30_000);
}

/** The name the server gives the file. */
function namedBy(response: Response): string | undefined {
  const given = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(given)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(given)?.[1];
}
