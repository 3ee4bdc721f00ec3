import { request } from 'node:http';

interface Sent {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Hangs up after so many bytes of the body. */
  cutAfter?: number;
}

export interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

/** One request as 1C sends it: no media type, no acceptance, the body as it is. Rejects where the connection broke. */
export function sendRequest({ method, url, headers = {}, body, cutAfter }: Sent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, headers: { ...headers, ...(body && { 'content-length': body.length }) } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', reject);
    if (body && cutAfter !== undefined)
      sent.write(body.subarray(0, cutAfter), () => setTimeout(() => sent.destroy(new Error('hung up')), 20));
    else sent.end(body);
  });
}
