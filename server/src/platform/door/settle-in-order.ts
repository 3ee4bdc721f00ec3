/** Waits for all, then reports the earliest failure: what follows a failed statement fails only because of it. */
export async function settleInOrder(steps: ReadonlyArray<Promise<unknown>>) {
  for (const step of await Promise.allSettled(steps)) if (step.status === 'rejected') throw step.reason;
}
