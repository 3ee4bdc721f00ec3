import type { AccountingExchangePort } from '../../../src/kernel/integrations/ports/exchange-fault.ts';
import type {
  ExchangeRecord,
  FaultyRecord,
  ReadPackage,
} from '../../../src/kernel/integrations/ports/exchange-record.ts';

async function* cut(bytes: Buffer, every: number) {
  for (let at = 0; at < bytes.length; at += every) yield bytes.subarray(at, at + every);
}

/** What a connector reads from a file that comes in small pieces. */
export async function readAll(port: AccountingExchangePort, bytes: Buffer, settings: object = {}) {
  const records: Array<ExchangeRecord | FaultyRecord> = [];
  const packages: ReadPackage[] = [];
  for await (const piece of port.read(settings as never, cut(bytes, 7))) {
    records.push(...piece.records);
    packages.push(...piece.packages);
  }
  return { records, packages };
}

export const find = (records: ReadonlyArray<ExchangeRecord | FaultyRecord>, externalId: string) =>
  records.find((one) => one.externalId === externalId) as unknown as Record<string, unknown>;
