import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The port this installation used last, when it is still free; otherwise any free one, remembered. */
export async function choosePort(dataDir: string): Promise<number> {
  const note = join(dataDir, 'postgres-port');
  const last = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  const port = (await tryPort(last)) ?? (await tryPort(0));
  if (!port) throw new Error('No free port on 127.0.0.1');
  if (port !== last) writeFileSync(note, `${port}\n`);
  return port;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
