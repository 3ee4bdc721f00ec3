import type {
  ExchangeRecord,
  FaultyRecord,
  ReadPackage,
  ReadPiece,
} from '../../../kernel/integrations/ports/exchange-record.ts';

/** A file on its way: what was read of it and not yet put aside, and what reads on. */
export interface Reading {
  pieces: AsyncIterator<ReadPiece>;
  /** Records put aside. */
  staged: number;
  /** Records read, those put aside among them. */
  seen: number;
  batch: Array<ExchangeRecord | FaultyRecord>;
  packages: ReadPackage[];
}

/** A client that says nothing for so long has gone. */
const keptMs = 60_000;

const left = new Map<string, { reading: Reading; forget: NodeJS.Timeout }>();

/** Leaves a reading off where its call ends; the next call of this process goes on from there. */
export function leaveOff(fileId: string, reading: Reading) {
  const forget = setTimeout(() => {
    left.delete(fileId);
    void reading.pieces.return?.();
  }, keptMs).unref();
  left.set(fileId, { reading, forget });
}

/** The reading that was left off at this place; nothing where another process has it, or another call is further. */
export function takeUp(fileId: string, staged: number): Reading | undefined {
  const held = left.get(fileId);
  if (!held) return undefined;
  left.delete(fileId);
  clearTimeout(held.forget);
  if (held.reading.staged === staged) return held.reading;
  void held.reading.pieces.return?.();
  return undefined;
}
