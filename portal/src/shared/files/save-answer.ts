import { Problem } from '../api/problem.ts';
import { saveFile } from './save-file.ts';

/** Hands an answer that is a file to the person under the name the server gave it, or throws the refusal. */
export async function saveAnswer(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  name: string,
): Promise<void> {
  const { data, error, response } = await call;
  if (!response.ok) throw new Problem((error ?? {}) as Record<string, unknown>, response.status);
  saveFile(data as Blob, namedBy(response) ?? name);
}

export function namedBy(response: Response): string | undefined {
  const given = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(given)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(given)?.[1];
}
