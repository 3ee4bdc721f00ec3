export interface Clock {
  /** Seconds left. */
  left(): number;
}

export function clockOf(seconds: number): Clock {
  const end = performance.now() + seconds * 1_000;
  return { left: () => Math.max(0, (end - performance.now()) / 1_000) };
}
