import { totalmem } from 'node:os';

const mebibyte = 2 ** 20;

/** Resources of this machine or container. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / mebibyte;

const share = (part: number, { least, most }: { least: number; most: number }) =>
  `${Math.round(Math.min(most, Math.max(least, memory * part)))}MB`;

/**
 * Settings of the server; `synchronous_commit`, `fsync` and the log of writes keep PostgreSQL's safe defaults. Its shared buffers are an
 * eighth of the memory, half of the usual share on a dedicated machine; they fill only as pages are read.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: share(1 / 8, { least: 128, most: 8192 }),
  effective_cache_size: share(1 / 2, { least: 512, most: 65_536 }),
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};
