import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** MiB; nothing of a process that is gone, which is told by other means. */
function statusOf(pid: number, field: string): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return 0;
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? 0) / 1024;
}

/** How far the resident memory of a process has risen at its highest since now, MiB; the kernel keeps the mark. */
export function watchMemory(pid: number): () => number {
  const mark = `/proc/${pid}/clear_refs`;
  if (existsSync(mark)) writeFileSync(mark, '5');
  const before = statusOf(pid, 'VmRSS');
  return () => statusOf(pid, 'VmHWM') - before;
}

interface Trap {
  /** Where every hostile file that calls somebody calls. */
  url: string;
  calls: string[];
  stop(): void;
}

/** Listens where nobody is to call. */
export async function setTrap(): Promise<Trap> {
  const calls: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (bytes) => calls.push(bytes.toString('latin1').slice(0, 80)));
    calls.push('a connection');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/`, calls, stop: () => server.close() };
}

/**
 * Looks at the sockets of processes ten times a second: those that lead anywhere but to the database or back to a client.
 * One that lives shorter is only seen by the trap.
 */
export function watchSockets(pids: readonly number[], allowed: { listening: number; database: number }) {
  const seen = new Set<string>();
  const timer = setInterval(() => {
    const own = new Set(pids.flatMap(inodesOf));
    for (const table of ['tcp', 'tcp6', 'udp', 'udp6'])
      for (const { local, remote, address, inode } of socketsIn(table))
        if (own.has(inode) && remote !== 0 && local !== allowed.listening && remote !== allowed.database)
          seen.add(`${table} to ${address}`);
  }, 100);
  return {
    seen,
    stop: () => clearInterval(timer),
  };
}

function inodesOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

const socketsIn = (table: string) =>
  readFileSync(`/proc/net/${table}`, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, local = '', address = '', , , , , , , inode = ''] = line.trim().split(/\s+/);
      return address ? [{ local: portOf(local), remote: portOf(address), address, inode }] : [];
    });

const portOf = (address: string) => Number.parseInt(address.split(':').at(-1) ?? '0', 16);
