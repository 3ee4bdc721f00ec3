/** Ticks of .NET: tenths of a microsecond since the first year. */
export const ticks = (ms: number): number => Number((BigInt(Math.floor(ms)) + 62_135_596_800_000n) * 10_000n);
