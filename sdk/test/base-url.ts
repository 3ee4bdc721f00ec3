import { app } from '../../server/test/harness.ts';

/** Where the server of the tests answers on a socket. */
export async function baseUrl(): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address() as { port: number };
  return `http://127.0.0.1:${address.port}`;
}
