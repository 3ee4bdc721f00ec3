import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './site.ts';

interface Sent {
  fileName: string;
  bytes: Buffer;
}

interface Reply {
  status: number;
  /** Of a refusal; empty where the file was taken. */
  code: string;
  json: { id: string; sha256?: string };
}

export interface Job {
  id: string;
  status: string;
  counts: Record<'rows' | 'create' | 'update' | 'skip' | 'conflict' | 'errors', number>;
  problem: { code: string } | null;
}

/** What takes longer is given up. */
const mostMs = 300_000;

export const imports = '/api/v1/catalog/exchange/imports';
export const files = '/api/v1/files';

/** The doors files come in by, as any client uses them. */
export function openDoors({ url, key, worker }: Site) {
  const headers = { 'x-api-key': key, 'accept-language': 'ru' };
  const post = async (path: string, body: unknown): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const form = async (path: string, { fileName, bytes }: Sent, fields: Record<string, string>): Promise<Reply> => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    data.append('file', new File([new Uint8Array(bytes)], fileName));
    const response = await fetch(url + path, { method: 'POST', headers, body: data });
    const json = (await response.json()) as Reply['json'] & { code?: string };
    return { status: response.status, code: json.code ?? '', json };
  };
  const until = async (id: string, busy: string): Promise<Job> => {
    const began = Date.now();
    for (;;) {
      const job = (await (await fetch(`${url}${imports}/${id}`, { headers })).json()) as Job;
      if (job.status !== busy) return job;
      if (!worker.isAlive()) throw new Error('the worker is gone');
      if (Date.now() - began > mostMs) throw new Error(`still ${busy} after ${mostMs / 1_000} s`);
      await pause(30);
    }
  };
  return {
    attach: (file: Sent, entityId: string) => form(files, file, { entityType: 'catalogItem', entityId }),
    upload: (file: Sent) => form(imports, file, {}),
    previewed: (id: string) => until(id, 'parsing'),
    async apply(id: string) {
      const response = await post(`${imports}/${id}/apply`, {});
      if (response.status !== 200) throw new Error(`A preview was not applied: ${await response.text()}`);
      return until(id, 'applying');
    },
    async newItem(name: string): Promise<string> {
      return ((await (await post('/api/v1/catalog', { name })).json()) as { id: string }).id;
    },
    async errorFile(id: string, format: string): Promise<Buffer> {
      const response = await fetch(`${url}${imports}/${id}/errors?format=${format}`, { headers });
      return Buffer.from(await response.arrayBuffer());
    },
    async exported(format: string): Promise<Buffer> {
      const response = await post('/api/v1/catalog/exchange/export', { format, filters: { includeArchived: 'true' } });
      if (response.status !== 200) throw new Error(`No export: ${await response.text()}`);
      return Buffer.from(await response.arrayBuffer());
    },
    /** A file that never ends where its size was promised, sent piece by piece. */
    async pour(path: string, mebibytes: number): Promise<string> {
      const [head, tail] = [
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
        '\r\n--x--\r\n',
      ];
      const piece = Buffer.alloc(2 ** 20, 'a');
      async function* body() {
        yield Buffer.from(head);
        for (let sent = 0; sent < mebibytes; sent += 1) yield piece;
        yield Buffer.from(tail);
      }
      const sent = fetch(url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
        body: body(),
        duplex: 'half',
      } as RequestInit);
      return sent.then(
        async (response) => ((await response.json()) as { code: string }).code,
        () => 'the connection was closed',
      );
    },
  };
}

export type Doors = ReturnType<typeof openDoors>;
