/** What a picture on a document may be. A page of A4 at 300 dots an inch is 2480 × 3508. */
export const imageLimits = { bytes: 5 * 1024 * 1024, side: 5_000, pixels: 12_000_000 } as const;
